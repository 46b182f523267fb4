import { InvalidArgumentError } from 'commander';

/**
 * Reads an option that names some of the things there are, such as `home, pricing`; they come in the order of `names`.
 *
 * @param what The word for one of them in the message.
 */
export function parseList<Name extends string>(what: string, names: readonly Name[]) {
  return (value: string): readonly Name[] => {
    const wanted = value.split(',').map((entry) => entry.trim());
    const unknown = wanted.find((entry) => !names.some((name) => name === entry));
    if (unknown !== undefined) {
      throw new InvalidArgumentError(
        `There is no ${what} "${unknown}". Use some of ${names.join(', ')}.`,
      );
    }
    return names.filter((name) => wanted.includes(name));
  };
}
