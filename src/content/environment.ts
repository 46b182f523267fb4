/** How a fact that the operator may set from outside is checked. */
export type FactKind = 'origin' | 'email' | 'phone' | 'text';

/** How one fact of the site is declared. */
export interface SiteFact {
  /** The environment variable that sets it. */
  readonly variable: string;
  readonly kind: FactKind;
  /** What the variable holds. */
  readonly set: string | undefined;
  /** The value while the variable is not set. */
  readonly fallback: string;
  /** Whether the operator stands by the fallback, so that it is no placeholder. */
  readonly confirmed: boolean;
}

const rules: Record<FactKind, { accepts: (value: string) => boolean; wants: string }> = {
  origin: {
    accepts: isHttpsOrigin,
    wants: 'an https origin without a path or a trailing slash, such as https://www.example.org',
  },
  email: {
    accepts: (value) => /^[^\s@<>"?&]+@[^\s@<>"?&.]+(\.[^\s@<>"?&.]+)+$/.test(value),
    wants: 'one e-mail address, such as help@example.org',
  },
  phone: {
    accepts: (value) => /^\+[1-9][0-9 ]{6,18}[0-9]$/.test(value),
    wants: 'an international number of digits and spaces, such as +44 20 7946 0018',
  },
  text: {
    accepts: (value) => value.trim() === value && value.length > 0 && !/[<>{}\n\r]/.test(value),
    wants: 'one line of text without < > { } and without spaces at its ends',
  },
};

function isHttpsOrigin(value: string): boolean {
  try {
    const url = new URL(value);
    return url.protocol === 'https:' && url.origin === value;
  } catch {
    return false;
  }
}

/**
 * Returns the value of an environment variable, or the fallback when it is not set.
 *
 * @throws Error naming the variable, its value and what would do, when the value is not of its kind.
 */
export function fact(
  variable: string,
  kind: FactKind,
  value: string | undefined,
  fallback: string,
): string {
  const chosen = value ?? fallback;
  if (!rules[kind].accepts(chosen)) {
    throw new Error(`${variable} is ${JSON.stringify(chosen)}: it must be ${rules[kind].wants}.`);
  }
  return chosen;
}

const issues: string[] = [];

/**
 * Reads a setting. A value that will not do is kept for `settingIssues`, and the fallback stands in:
 * an error while modules load would be a stack trace, and hide the next one.
 */
export function readSetting<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch (error) {
    issues.push((error as Error).message);
    return fallback;
  }
}

/** What is wrong with the settings that were read so far. */
export function settingIssues(): readonly string[] {
  return issues;
}

/**
 * For programs that use the facts of the site.
 *
 * @throws Error naming every setting that will not do, on a line each.
 */
export function requireSettings(): void {
  if (issues.length > 0) throw new Error(issues.join('\n'));
}
