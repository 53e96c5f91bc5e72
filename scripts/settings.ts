import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { localServices } from '../content/localServices.ts';
import { chatOptionsFrom } from '../functions/chat-with-ai/chatOptionsFrom.ts';
import {
  isSecretKey,
  readSettings,
  SettingsError,
  serviceAddress,
} from '../functions/service/readSettings.ts';
import type { PublicSettings } from '../renderer/facts/publicSettings.ts';
import { readTextFile } from '../renderer/facts/readTextFile.ts';
import type { TextFile } from './check/files.ts';
import { didYouMean, type Problem, problemOf } from './check/problem.ts';

/** The settings that only the server of the site and of its local services needs. */
export type ServerSettings = {
  /** A name or an address of this machine. */
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Folder of the submissions, relative to the working directory. */
  dataFolder: string;
};

export type Settings = { public: PublicSettings; server: ServerSettings };

const together = [
  ['FORM_ENDPOINT', 'CONTACT_FORM_ID', 'COMMUNITY_FORM_ID'],
  ['CAPTCHA_SCRIPT_URL', 'CAPTCHA_SITE_KEY'],
  ['CHAT_FUNCTION_URL', 'CHAT_PUBLIC_KEY'],
] as const;

const name = z.string().regex(/^[\w.-]+$/, 'may have letters, digits, "-", "_" and "." only');

/** The defaults are the local services that `npm start` puts on the site's own origin. */
const schema = z.object({
  FORM_ENDPOINT: serviceAddress
    .refine(
      (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
      'must stop after the host: the form ids have settings of their own',
    )
    .transform((text) => new URL(text).origin)
    .default(''),
  CONTACT_FORM_ID: name.default('contact'),
  COMMUNITY_FORM_ID: name.default('community'),
  CAPTCHA_SCRIPT_URL: serviceAddress
    .refine((text) => !text.includes('?'), 'must stop before "?": the build adds ?render= and the site key')
    .default(localServices.captcha),
  CAPTCHA_SITE_KEY: name.default('local'),
  CHAT_FUNCTION_URL: serviceAddress
    .refine((text) => text.endsWith('/chat-with-ai'), 'must end with the name of the function, /chat-with-ai')
    .default(localServices.chat),
  CHAT_PUBLIC_KEY: name
    .refine(
      (key) => !isSecretKey(key),
      'is a secret key, and this one is sent to every visitor: use the anonymous one',
    )
    .default('local'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a name of this machine')
    .default('localhost'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a number from 0 to 65535')
    .transform(Number)
    .default(3000),
  DATA_FOLDER: z.string().default('.data'),
});

/**
 * @param folder where `.env` is looked for
 * @returns the variables of `.env`, where there is one, and of the environment, which wins
 */
export function readVariables(
  folder = process.cwd(),
  environment = process.env,
): Readonly<Record<string, string | undefined>> {
  const file = path.join(folder, '.env');
  return { ...(existsSync(file) && parseEnv(readTextFile(file))), ...environment };
}

/**
 * @param variables by name; one that is empty counts as unset
 * @throws SettingsError naming everything that is wrong at once
 */
export function loadSettings(variables = readVariables()): Settings {
  const values = readSettings({ schema, together }, variables, settingExamples);
  return {
    public: {
      contactFormUrl: `${values.FORM_ENDPOINT}${localServices.forms}/${values.CONTACT_FORM_ID}`,
      communityFormUrl: `${values.FORM_ENDPOINT}${localServices.forms}/${values.COMMUNITY_FORM_ID}`,
      captchaScriptUrl: `${values.CAPTCHA_SCRIPT_URL}?render=${values.CAPTCHA_SITE_KEY}`,
      captchaSiteKey: values.CAPTCHA_SITE_KEY,
      chatFunctionUrl: values.CHAT_FUNCTION_URL,
      chatPublicKey: values.CHAT_PUBLIC_KEY,
    },
    server: { host: values.HOST, port: values.PORT, dataFolder: values.DATA_FOLDER },
  };
}

/** @returns every setting with an example: each stands in `.env.example` with a value, commented out */
export function settingExamples(): Readonly<Record<string, string | undefined>> {
  const text = readTextFile(new URL('../.env.example', import.meta.url));
  return { ...parseEnv(text.replace(/^#(?=[A-Z_]+=)/gm, '')) };
}

/**
 * What is wrong with `.env`: names that nothing reads, values that cannot be used, settings of which some are set and some are not.
 */
export function checkSettings(file: TextFile): Problem[] {
  const known = Object.keys(settingExamples());
  const values: Record<string, string | undefined> = { ...parseEnv(file.text) };
  const lines = file.text.split('\n');
  const faults = [
    ...Object.keys(values)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        name,
        message: `is no setting. ${didYouMean(name, known, 'The settings are in .env.example')}`,
      })),
    ...[loadSettings, chatOptionsFrom].flatMap((read) => faultsOf(() => read(values))),
  ];
  return faults.map(({ name, message }) => {
    const nameOf = (line: string) =>
      line
        .split('=', 1)[0]
        ?.replace(/^\s*export\s/, '')
        .trim();
    const line = lines.findIndex((each) => nameOf(each) === name) + 1;
    return { ...problemOf(file.path, `${name} ${message}`), ...(line > 0 && { line }) };
  });
}

/** The addresses of what the site calls. */
const services = ['FORM_ENDPOINT', 'CAPTCHA_SCRIPT_URL', 'CHAT_FUNCTION_URL'];

/** @returns a note for each service that is the local stand-in of `npm start`, which a launched site has none of */
export function standIns(variables = readVariables()): Problem[] {
  return services
    .filter((name) => !URL.canParse(variables[name] ?? ''))
    .map((name) => problemOf('.env', `gives no address of a service as ${name}.`, 'note'));
}

function faultsOf(read: () => unknown): SettingsError['faults'] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) {
      return error.faults;
    }
    throw error;
  }
}
