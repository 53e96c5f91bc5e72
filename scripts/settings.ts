import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { PublicSettings } from '../content/publicSettings.ts';

/** What only the server that runs the site and its local services needs. */
export type ServerSettings = {
  /** 0 lets the system choose. */
  port: number;
  /** Folder of the submissions, relative to the working directory. */
  dataFolder: string;
};

export type Settings = { public: PublicSettings; server: ServerSettings };

/** Settings that cannot be used. Its message names each variable, what is wrong with it and how to write it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const examples = {
  FORM_ENDPOINT: 'https://formspree.io',
  CONTACT_FORM_ID: 'mqkrbdve',
  COMMUNITY_FORM_ID: 'xayzgnop',
  CAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  CAPTCHA_SITE_KEY: '6Lc0123456789abcdefghijklmnopqrstuvwxyz0',
  CHAT_FUNCTION_URL: 'https://abcdefgh.supabase.co/functions/v1/chat-with-ai',
  CHAT_PUBLIC_KEY: 'sb_publishable_0123456789',
  PORT: '3000',
  DATA_FOLDER: '.data',
} as const;

type Name = keyof typeof examples;

const names = Object.keys(examples) as Name[];

/** One real service needs all of its settings; the local one needs none. */
const together: readonly (readonly Name[])[] = [
  ['FORM_ENDPOINT', 'CONTACT_FORM_ID', 'COMMUNITY_FORM_ID'],
  ['CAPTCHA_SCRIPT_URL', 'CAPTCHA_SITE_KEY'],
  ['CHAT_FUNCTION_URL', 'CHAT_PUBLIC_KEY'],
];

const address = z.string().superRefine((text, context) => {
  const problem = problemOfAddress(text);
  if (problem) context.addIssue(problem);
});
const formId = z
  .string()
  .regex(/^[\w-]+$/, 'may have letters, digits, "-" and "_" only: it is what follows /f/');

/** The defaults are the local services that `npm start` puts on the site's own origin. */
const schema = z.object({
  FORM_ENDPOINT: address
    .refine(
      (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
      'must stop after the host: the form ids have settings of their own',
    )
    .transform((text) => new URL(text).origin)
    .default(''),
  CONTACT_FORM_ID: formId.default('contact'),
  COMMUNITY_FORM_ID: formId.default('community'),
  CAPTCHA_SCRIPT_URL: address
    .refine((text) => !text.includes('?'), 'must stop before "?": the build adds ?render= and the site key')
    .default('/recaptcha/api.js'),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'is not a site key: letters, digits, "-" and "_" only')
    .default('local'),
  CHAT_FUNCTION_URL: address
    .refine((text) => text.endsWith('/chat-with-ai'), 'must end with the name of the function, /chat-with-ai')
    .default('/functions/v1/chat-with-ai'),
  CHAT_PUBLIC_KEY: z
    .string()
    .regex(/^[\w.-]+$/, 'is not a key: letters, digits, "-", "_" and "." only')
    .refine(
      (key) => !isSecretKey(key),
      'is a secret key, and this one is sent to every visitor: use the anonymous one',
    )
    .default('local'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a number from 0 to 65535')
    .transform(Number)
    .default(3000),
  DATA_FOLDER: z.string().default('.data'),
});

/**
 * Settings from `.env`, where there is one, and from the environment, which wins.
 *
 * @param folder where `.env` is looked for
 * @throws SettingsError naming everything that is wrong at once
 */
export function loadSettings(folder = process.cwd(), environment = process.env): Settings {
  return readSettings(readVariables(folder, environment));
}

/**
 * @param folder where `.env` is looked for
 * @returns the variables of `.env`, where there is one, and of the environment, which wins
 */
export function readVariables(
  folder = process.cwd(),
  environment = process.env,
): Readonly<Record<string, string | undefined>> {
  return { ...readDotEnv(path.join(folder, '.env')), ...environment };
}

/**
 * Settings from variables. One that is empty counts as unset.
 *
 * @throws SettingsError naming everything that is wrong at once
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(names.map((name) => [name, variables[name]?.trim() || undefined]));
  const result = schema.safeParse(given);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path: [name], message }) => ({ name: String(name), message })),
    ...problemsOfGroups(given),
  ];
  if (!result.success || problems.length > 0) throw new SettingsError(explain(problems, given));

  const values = result.data;
  return {
    public: {
      contactFormUrl: `${values.FORM_ENDPOINT}/f/${values.CONTACT_FORM_ID}`,
      communityFormUrl: `${values.FORM_ENDPOINT}/f/${values.COMMUNITY_FORM_ID}`,
      captchaScriptUrl: `${values.CAPTCHA_SCRIPT_URL}?render=${values.CAPTCHA_SITE_KEY}`,
      captchaSiteKey: values.CAPTCHA_SITE_KEY,
      chatFunctionUrl: values.CHAT_FUNCTION_URL,
      chatPublicKey: values.CHAT_PUBLIC_KEY,
    },
    server: { port: values.PORT, dataFolder: values.DATA_FOLDER },
  };
}

function readDotEnv(file: string): Record<string, string | undefined> {
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

function problemOfAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return 'is not an address: write https:// and the host';
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return 'must begin with https://';
  if (username || password) return 'must not contain a name or a password: visitors can read it';
  if (hash) return 'must not contain "#"';
  return undefined;
}

/**
 * Whether a Supabase key opens more than a visitor may see: a secret key of the current kind (`sb_secret_…`), or one of
 * the older kind, a JWT whose role is not `anon` (Supabase documentation, "Understanding API keys").
 */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload, signature] = key.split('.');
  if (!payload || !signature) return false;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role !== 'anon';
  } catch {
    return false;
  }
}

function problemsOfGroups(given: Readonly<Record<string, string | undefined>>) {
  return together.flatMap((group) => {
    const set = group.filter((name) => given[name] !== undefined);
    const missing = group.filter((name) => given[name] === undefined);
    if (set.length === 0) return [];
    return missing.map((name) => ({
      name,
      message: `is not set, but ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}: set all of ${group.join(', ')}, or none`,
    }));
  });
}

function explain(
  problems: readonly { name: string; message: string }[],
  given: Readonly<Record<string, string | undefined>>,
): string {
  const lines = problems.map(({ name, message }) => {
    const value = given[name];
    // A key may have been pasted into the wrong place: it is not repeated.
    const shown = value === undefined || name.endsWith('_KEY') ? '' : `=${value}`;
    const example = examples[names.find((known) => known === name) ?? 'PORT'];
    return `  ${name}${shown} ${message}.\n    Example: ${name}=${example}`;
  });
  return `Some settings cannot be used. They come from the environment or from .env; .env.example explains each.\n${lines.join('\n')}`;
}
