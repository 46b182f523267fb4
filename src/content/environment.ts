/** How a fact from an environment variable is checked. */
export type FactKind = 'origin' | 'email' | 'phone' | 'text';

/** How one fact of the site is declared. */
export interface SiteFact {
  /** The environment variable that sets it. */
  readonly variable: string;
  readonly kind: FactKind;
  /** The value of the variable. */
  readonly set: string | undefined;
  /** The value if the variable is not set. */
  readonly fallback: string;
  /** Whether the operator has confirmed the fallback, so that it is not a placeholder. */
  readonly confirmed: boolean;
}

const rules: Record<FactKind, { accepts: (value: string) => boolean; format: string }> = {
  origin: {
    accepts: isHttpsOrigin,
    format: 'an https origin without a path or a trailing slash, such as https://www.example.org',
  },
  email: {
    accepts: (value) => /^[^\s@<>"?&]+@[^\s@<>"?&.]+(\.[^\s@<>"?&.]+)+$/.test(value),
    format: 'one e-mail address, such as help@example.org',
  },
  phone: {
    accepts: (value) => /^\+[1-9][0-9 ]{6,18}[0-9]$/.test(value),
    format: 'an international number of digits and spaces, such as +44 20 7946 0018',
  },
  text: {
    accepts: (value) => value.trim() === value && value.length > 0 && !/[<>{}\n\r]/.test(value),
    format: 'one line of text without < > { } or spaces at the start or end',
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
 * Returns the value of an environment variable, or the fallback if it is not set.
 *
 * @throws Error naming the variable, its value and the expected format, if the value is not valid.
 */
export function fact(
  variable: string,
  kind: FactKind,
  value: string | undefined,
  fallback: string,
): string {
  const chosen = value ?? fallback;
  if (!rules[kind].accepts(chosen)) {
    throw new Error(`${variable} is ${JSON.stringify(chosen)}: it must be ${rules[kind].format}.`);
  }
  return chosen;
}

const issues: string[] = [];

/**
 * Reads a setting. If it is not valid, its issue is kept for `settingIssues` and the fallback is used:
 * an error while modules load would print a stack trace and hide the issues of other settings.
 */
export function readSetting<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch (error) {
    issues.push((error as Error).message);
    return fallback;
  }
}

/** The issues of the settings that have been read so far. */
export function settingIssues(): readonly string[] {
  return issues;
}

/**
 * For programs that use the facts of the site.
 *
 * @throws Error with one line for each setting that is not valid.
 */
export function requireSettings(): void {
  if (issues.length > 0) throw new Error(issues.join('\n'));
}
