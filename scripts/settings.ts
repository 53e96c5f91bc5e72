import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { decode } from 'hono/jwt';
import { z } from 'zod';
import { type CaptchaKind, captchas } from '../content/captchas.ts';
import { localServices } from '../content/localServices.ts';
import { chatOptionsFrom } from '../functions/chat-with-ai/chatOptionsFrom.ts';
import {
  isOnThisMachine,
  readSettings,
  SettingsError,
  serviceUrl,
  textWithout,
  urlErrorOf,
} from '../functions/service/readSettings.ts';
import type { CaptchaSettings, FormEndpoint, PublicSettings } from '../renderer/content/publicSettings.ts';
import { readTextFile } from '../renderer/content/readTextFile.ts';
import type { TextFile } from './check/files.ts';
import { didYouMean, type Problem, problemOf } from './check/problem.ts';

type ServerSettings = {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Folder of the submissions, relative to the working directory. */
  dataFolder: string;
};

type Settings = {
  public: PublicSettings;
  server: ServerSettings;
  /** Where browsers report what the policy of a page refuses. */
  policyReportUrl?: string | undefined;
};

/** The value of CAPTCHA_SCRIPT_URL for forms without a captcha. */
const noCaptcha = 'none';

/** A secret key of Supabase (`sb_secret_…`), or an older one: a JWT whose role is not `anon` (Supabase, "Understanding API keys"). */
function isSecretKey(key: string): boolean {
  try {
    return key.startsWith('sb_secret_') || (decode(key).payload.role ?? 'anon') !== 'anon';
  } catch {
    return false;
  }
}

/** The settings of one service are set all together, or not at all (`SettingsRules`). */
const together = [
  ['FORM_ENDPOINT', 'CONTACT_FORM_ID', 'COMMUNITY_FORM_ID'],
  ['CONTACT_FORM_URL', 'COMMUNITY_FORM_URL'],
  ['CAPTCHA_SCRIPT_URL', 'CAPTCHA_SITE_KEY'],
  ['CHAT_FUNCTION_URL', 'CHAT_PUBLIC_KEY'],
] as const;

const name = z.string().regex(/^[\w.-]+$/, 'may have letters, digits, "-", "_" and "." only');

/** The URL of a form at any service. It may be a path of this site, because some hosts collect forms themselves. */
const formEndpoint = textWithout((text) => (/^\/[\w./-]+$/.test(text) ? undefined : urlErrorOf(text)));

/** An additional field that a service needs, with its value: `access_key=0000`. */
const formKey = z
  .string()
  .regex(/^[\w.-]+=\S+$/, 'must be the name of a field, "=" and its value')
  .transform((text) => {
    const [name = '', ...value] = text.split('=');
    return { [name]: value.join('=') };
  });

const captchaScripts = Object.values(captchas).flatMap(({ scripts }) => scripts);

const captchaScript = textWithout((text) => {
  if (text === noCaptcha || captchaScripts.includes(text)) {
    return undefined;
  }
  if (text.includes('?')) {
    return 'must stop before "?": the build adds the query';
  }
  const unknown = `is no captcha that this site can ask: write ${captchaScripts.join(', ')}, or ${noCaptcha}`;
  return urlErrorOf(text) ?? (isOnThisMachine(text) ? undefined : unknown);
});

const schema = z.object({
  FORM_ENDPOINT: serviceUrl
    // `serviceUrl` itself reports a text that is no URL.
    .refine(
      (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
      'must stop after the host: the form ids have settings of their own',
    )
    .transform((text) => new URL(text).origin)
    .default(''),
  CONTACT_FORM_ID: name.default('contact'),
  COMMUNITY_FORM_ID: name.default('community'),
  CONTACT_FORM_URL: formEndpoint.optional(),
  COMMUNITY_FORM_URL: formEndpoint.optional(),
  CONTACT_FORM_KEY: formKey.optional(),
  COMMUNITY_FORM_KEY: formKey.optional(),
  FORM_ENCODING: z.enum(['json', 'urlencoded'], 'must be json or urlencoded').default('json'),
  CAPTCHA_SCRIPT_URL: captchaScript.optional(),
  CAPTCHA_SITE_KEY: name.default('local'),
  CHAT_FUNCTION_URL: serviceUrl
    .refine((text) => text.endsWith('/chat-with-ai'), 'must end with the name of the function, /chat-with-ai')
    .default(localServices.chat),
  CHAT_PUBLIC_KEY: name
    .refine(
      (key) => !isSecretKey(key),
      'is a secret key, and this one is sent to every visitor: use the anonymous one',
    )
    .default('local'),
  POLICY_REPORT_URL: serviceUrl.optional(),
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

/** @returns the variables of `.env`, if it exists, and those of the environment, which take precedence */
export function readVariables(
  folder = process.cwd(),
  environment = process.env,
): Readonly<Record<string, string | undefined>> {
  const file = path.join(folder, '.env');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error('.env is a folder, and settings stand in a file of that name. Rename the folder.');
  }
  const text = existsSync(file) ? readTextFile(file) : '';
  // If UTF-16 is read as UTF-8, most letters are followed by a zero character.
  if (text.includes('\0')) {
    throw new Error('.env is in another encoding. Save it as UTF-8.');
  }
  return { ...parseEnv(text), ...environment };
}

/** @throws SettingsError that names all problems at once. An empty variable counts as unset. */
export function loadSettings(variables = readVariables()): Settings {
  const hasNoCaptcha = variables.CAPTCHA_SCRIPT_URL?.trim() === noCaptcha;
  // Without a captcha, no site key is needed.
  const groups = together.filter(([first]) => first !== 'CAPTCHA_SCRIPT_URL' || !hasNoCaptcha);
  const values = readSettings({ schema, together: groups }, variables, settingExamples);
  const formAt = (id: string, url?: string, alsoSent?: Readonly<Record<string, string>>): FormEndpoint => ({
    url: url ?? `${values.FORM_ENDPOINT}${localServices.forms}/${id}`,
    ...(alsoSent && { alsoSent }),
    ...(values.FORM_ENCODING === 'urlencoded' && { urlencoded: true }),
    // FORM_ENDPOINT may be Formspree, which would show an idempotency key to the recipient. Only a form with its own URL gets a key.
    ...(url && { takesKey: true }),
  });
  const forms = {
    contact: formAt(values.CONTACT_FORM_ID, values.CONTACT_FORM_URL, values.CONTACT_FORM_KEY),
    community: formAt(values.COMMUNITY_FORM_ID, values.COMMUNITY_FORM_URL, values.COMMUNITY_FORM_KEY),
  };
  // Local forms use the local captcha.
  const byDefault = isLocal(forms.contact.url) ? localServices.captcha : noCaptcha;
  return {
    public: {
      forms,
      captcha: captchaOf(values.CAPTCHA_SCRIPT_URL ?? byDefault, values.CAPTCHA_SITE_KEY),
      chatFunctionUrl: values.CHAT_FUNCTION_URL,
      chatPublicKey: values.CHAT_PUBLIC_KEY,
    },
    server: { host: values.HOST, port: values.PORT, dataFolder: values.DATA_FOLDER },
    policyReportUrl: values.POLICY_REPORT_URL,
  };
}

function isLocal(rawUrl: string): boolean {
  return rawUrl.startsWith(`${localServices.forms}/`);
}

/** @returns the settings of a captcha; undefined if there is none. The local captcha has the functions of reCAPTCHA. */
function captchaOf(rawUrl: string, siteKey: string): CaptchaSettings | undefined {
  if (rawUrl === noCaptcha) {
    return undefined;
  }
  const kinds = Object.keys(captchas) as CaptchaKind[];
  const kind = kinds.find((each) => captchas[each].scripts.includes(rawUrl)) ?? 'recaptcha';
  return { kind, script: `${rawUrl}?${captchas[kind].queryFor(siteKey)}`, siteKey };
}

/** @returns an example of every setting, the chat function's included, from the commented-out lines of `.env.example` */
export function settingExamples(): Readonly<Record<string, string | undefined>> {
  const text = readTextFile(new URL('../.env.example', import.meta.url));
  return { ...parseEnv(text.replace(/^#(?=[A-Z_]+=)/gm, '')) };
}

/** Finds problems in `.env`: names that nothing reads, values that cannot be used, incomplete groups of settings. */
export function checkSettings(file: TextFile): Problem[] {
  const known = Object.keys(settingExamples());
  const values: Record<string, string | undefined> = { ...parseEnv(file.text) };
  const lines = file.text.split('\n');
  const issues = [
    ...Object.keys(values)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        name,
        message: `is no setting. ${didYouMean(name, known, 'The settings are in .env.example')}`,
      })),
    ...[loadSettings, chatOptionsFrom].flatMap((read) => errorsOf(() => read(values))),
  ];
  return issues.map(({ name, message }) => {
    const nameOf = (line: string) =>
      line
        .split('=', 1)[0]
        ?.replace(/^\s*export\s/, '')
        .trim();
    const line = lines.findIndex((each) => nameOf(each) === name) + 1;
    return { ...problemOf(file.path, `${name} ${message}`), ...(line > 0 && { line }) };
  });
}

/** @returns a `todo` for each local mock of a service, because a launched site has none */
export function mockedServices(variables = readVariables(), hasChat = true): Problem[] {
  const settingOf = (name: string) => variables[name]?.trim() ?? '';
  const isThere = (name: string) => URL.canParse(settingOf(name)) && !isOnThisMachine(settingOf(name));
  const form = settingOf('CONTACT_FORM_URL');
  const hasForms =
    ['FORM_ENDPOINT', 'CONTACT_FORM_URL'].some(isThere) || (form.startsWith('/') && !isLocal(form));
  const hasCaptcha = isThere('CAPTCHA_SCRIPT_URL') || settingOf('CAPTCHA_SCRIPT_URL') === noCaptcha;
  const missing = [
    hasForms ? '' : 'FORM_ENDPOINT or CONTACT_FORM_URL.',
    hasCaptcha ? '' : `CAPTCHA_SCRIPT_URL. Write "${noCaptcha}" where forms ask for no captcha.`,
    !hasChat || isThere('CHAT_FUNCTION_URL')
      ? ''
      : 'CHAT_FUNCTION_URL. A site without the chat has no chatProvider in content/company.json.',
  ].filter(Boolean);
  return missing.map((what) => problemOf('.env', `gives no address of a service as ${what}`, 'todo'));
}

function errorsOf(read: () => unknown): SettingsError['issues'] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) {
      return error.issues;
    }
    throw error;
  }
}
