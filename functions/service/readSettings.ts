import { z } from 'zod';

/** The error for invalid settings. Its message lists each variable, what is wrong with it, and an example. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  /** @param issues what is wrong with each setting, such as "is not an address" */
  constructor(
    message: string,
    readonly issues: readonly { name: string; message: string }[],
  ) {
    super(message);
  }
}

export interface SettingsRules<Shape extends z.ZodRawShape> {
  /** One rule for each variable. The rule's message follows the variable's name: "must be a number". */
  schema: z.ZodObject<Shape>;
  /** Groups of variables that must be set together or not at all, because a service needs all of its variables. */
  together: readonly (readonly (keyof Shape & string)[])[];
}

/**
 * Reads settings. An empty setting counts as unset.
 *
 * @param readExamples returns an example for each variable, for the error message
 * @throws SettingsError that lists every invalid setting
 */
export function readSettings<Shape extends z.ZodRawShape>(
  { schema, together }: SettingsRules<Shape>,
  variables: Readonly<Record<string, string | undefined>>,
  readExamples: () => Readonly<Record<string, string | undefined>> = () => ({}),
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path: [name], message }) => ({ name: String(name), message })),
    ...together.flatMap((group) => missingIn(group, given)),
  ];
  if (result.success && problems.length === 0) {
    return result.data;
  }

  const examples = readExamples();
  const lines = problems.map(({ name, message }) => {
    // The message contains an example, never the value: builds and servers log it, and any variable may contain a secret by mistake.
    const example = examples[name] === undefined ? '' : `\n    Example: ${name}=${examples[name]}`;
    return `  ${name} ${message}.${example}`;
  });
  throw new SettingsError(
    `Some settings cannot be used. They come from the environment or from .env; .env.example explains each.\n${lines.join('\n')}`,
    problems,
  );
}

function missingIn(group: readonly string[], given: Readonly<Record<string, string | undefined>>) {
  const set = group.filter((name) => given[name] !== undefined);
  if (set.length === 0) {
    return [];
  }
  const others = `${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}`;
  return group
    .filter((name) => given[name] === undefined)
    .map((name) => ({
      name,
      message: `is not set, but ${others}: set all of ${group.join(', ')}, or none`,
    }));
}

/** The rule for a service's address: https, except on this machine; no password; and no "#", which requests do not send. */
export const serviceUrl = textWithout(urlErrorOf);

/** @returns the rule for a text. `errorOf` returns what is wrong with the text, as a message that follows the variable's name */
export function textWithout(errorOf: (text: string) => string | undefined) {
  return z.string().superRefine((text, context) => {
    const issue = errorOf(text);
    if (issue) {
      context.addIssue(issue);
    }
  });
}

/** @returns whether a URL is on this machine. A service there needs no encryption, and no visitor can reach it. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

export function urlErrorOf(text: string): string | undefined {
  if (!URL.canParse(text)) {
    return 'is not an address: write https:// and the host';
  }
  const { protocol, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOnThisMachine(text))) {
    return 'must begin with https:// (http:// only on this machine)';
  }
  if (username || password) {
    return 'must not contain a name or a password: an address is not kept secret';
  }
  if (hash) {
    return 'must not contain "#"';
  }
  return undefined;
}
