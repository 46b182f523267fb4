import { InvalidArgumentError } from 'commander';

/** The entries of a value such as `home, pricing`. */
export const entries = (value: string): readonly string[] =>
  value.split(',').map((entry) => entry.trim());

/**
 * Reads an option that names some of the things there are; they come in the order of `names`.
 *
 * @param what The word for one of them in the message.
 */
export function someOf<Name extends string>(what: string, names: readonly Name[]) {
  return (value: string): readonly Name[] => {
    const wanted = entries(value);
    const stranger = wanted.find((entry) => !names.some((name) => name === entry));
    if (stranger !== undefined) {
      throw new InvalidArgumentError(
        `There is no ${what} "${stranger}". Use some of ${names.join(', ')}.`,
      );
    }
    return names.filter((name) => wanted.includes(name));
  };
}
