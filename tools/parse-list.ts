import { InvalidArgumentError } from 'commander';

/** Parses an option such as `home, pricing`; returns the values in the order of `names`. */
export function parseList<Name extends string>(what: string, names: readonly Name[]) {
  return (value: string): readonly Name[] => {
    const entries = value.split(',').map((entry) => entry.trim());
    const unknown = entries.find((entry) => !names.some((name) => name === entry));
    if (unknown !== undefined) {
      throw new InvalidArgumentError(
        `There is no ${what} "${unknown}". Use some of ${names.join(', ')}.`,
      );
    }
    return names.filter((name) => entries.includes(name));
  };
}
