import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '../../../functions/service/readSettings.ts';
import { loadSettings, readVariables } from '../../../scripts/settings.ts';

const real = {
  FORM_ENDPOINT: 'https://formspree.io/',
  CONTACT_FORM_ID: 'mqkrbdve',
  COMMUNITY_FORM_ID: 'xayzgnop',
  CAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  CAPTCHA_SITE_KEY: '6Lc_key-1',
  CHAT_FUNCTION_URL: 'https://abc.supabase.co/functions/v1/chat-with-ai',
  CHAT_PUBLIC_KEY: 'sb_publishable_1',
  VITALS_URL: 'https://vitals.example/',
  PORT: '8080',
  DATA_FOLDER: '/var/lib/site',
};

const local = {
  public: {
    contactFormUrl: '/f/contact',
    communityFormUrl: '/f/community',
    captchaScriptUrl: '/recaptcha/api.js?render=local',
    captchaSiteKey: 'local',
    chatFunctionUrl: '/functions/v1/chat-with-ai',
    chatPublicKey: 'local',
  },
  server: { port: 3000, dataFolder: '.data' },
};

describe('settings', () => {
  it('that are unset, empty or blank are the local services on the same origin', () => {
    expect(loadSettings({})).toEqual(local);
    expect(loadSettings(Object.fromEntries(Object.keys(real).map((name) => [name, ''])))).toEqual(local);
    expect(loadSettings(Object.fromEntries(Object.keys(real).map((name) => [name, ' \t'])))).toEqual(local);
  });

  it('of real services become the addresses that pages use', () => {
    expect(loadSettings(real)).toEqual({
      public: {
        contactFormUrl: 'https://formspree.io/f/mqkrbdve',
        communityFormUrl: 'https://formspree.io/f/xayzgnop',
        captchaScriptUrl: 'https://www.google.com/recaptcha/api.js?render=6Lc_key-1',
        captchaSiteKey: '6Lc_key-1',
        chatFunctionUrl: 'https://abc.supabase.co/functions/v1/chat-with-ai',
        chatPublicKey: 'sb_publishable_1',
        vitalsUrl: 'https://vitals.example/',
      },
      server: { port: 8080, dataFolder: '/var/lib/site' },
    });
  });

  it('never put anything else of the environment into what is public', () => {
    const settings = loadSettings({
      ...real,
      AWS_SECRET_ACCESS_KEY: 'secret',
      DATA_FOLDER: '/secret',
      PORT: '1',
    });
    expect(JSON.stringify(settings.public)).not.toMatch(/secret|"1"/);
  });
});

const jwt = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'sig']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('a wrong setting', () => {
  it.each([
    ['FORM_ENDPOINT', 'formspree.io', 'is not an address'],
    ['FORM_ENDPOINT', 'http://formspree.io', 'must begin with https://'],
    ['FORM_ENDPOINT', 'javascript:alert(1)', 'must begin with https://'],
    ['FORM_ENDPOINT', 'https://formspree.io/f/mqkrbdve', 'must stop after the host'],
    ['FORM_ENDPOINT', 'https://user:word@formspree.io', 'must not contain a name or a password'],
    ['CONTACT_FORM_ID', 'f/mqkrbdve', 'may have letters, digits'],
    ['COMMUNITY_FORM_ID', '../x', 'may have letters, digits'],
    ['CAPTCHA_SCRIPT_URL', 'https://www.google.com/recaptcha/api.js?render=x', 'must stop before "?"'],
    ['CAPTCHA_SCRIPT_URL', '//www.google.com/recaptcha/api.js', 'is not an address'],
    ['CAPTCHA_SITE_KEY', 'a b', 'is not a site key'],
    ['CHAT_FUNCTION_URL', 'https://abc.supabase.co', 'must end with the name of the function'],
    ['CHAT_FUNCTION_URL', 'https://abc.supabase.co/#/chat-with-ai', 'must not contain "#"'],
    ['CHAT_PUBLIC_KEY', 'a b', 'is not a key'],
    ['CHAT_PUBLIC_KEY', 'sb_secret_abc', 'is a secret key'],
    ['CHAT_PUBLIC_KEY', jwt({ role: 'service_role' }), 'is a secret key'],
    ['PORT', '80a', 'must be a number from 0 to 65535'],
    ['PORT', '65536', 'must be a number from 0 to 65535'],
    ['PORT', '-1', 'must be a number from 0 to 65535'],
  ])('%s=%s is named with what is wrong and an example', (name, value, problem) => {
    const read = () => loadSettings({ ...real, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(problem);
    expect(read).toThrow(
      new RegExp(`^Some settings cannot be used\\..*\\n  ${name}.* .*\\.\\n    Example: ${name}=\\S+$`),
    );
  });

  it('does not hide another', () => {
    const read = () => loadSettings({ ...real, PORT: 'x', FORM_ENDPOINT: 'y' });
    expect(read).toThrow(/FORM_ENDPOINT=y is not an address[\s\S]*PORT=x must be a number/);
  });

  it('is not repeated when it is a key', () => {
    expect(() => loadSettings({ ...real, CHAT_PUBLIC_KEY: 'sb_secret_abc' })).not.toThrow(/sb_secret_abc/);
    expect(() => loadSettings({ ...real, CAPTCHA_SITE_KEY: 'my secret' })).not.toThrow(/my secret/);
  });

  it.each([
    [{ FORM_ENDPOINT: 'https://formspree.io' }, 'CONTACT_FORM_ID is not set, but FORM_ENDPOINT is'],
    [
      { CONTACT_FORM_ID: 'a', COMMUNITY_FORM_ID: 'b' },
      'FORM_ENDPOINT is not set, but CONTACT_FORM_ID and COMMUNITY_FORM_ID are',
    ],
    [
      { CAPTCHA_SCRIPT_URL: 'https://a.example/api.js' },
      'CAPTCHA_SITE_KEY is not set, but CAPTCHA_SCRIPT_URL is',
    ],
    [{ CAPTCHA_SITE_KEY: 'a' }, 'CAPTCHA_SCRIPT_URL is not set, but CAPTCHA_SITE_KEY is'],
    [{ CHAT_FUNCTION_URL: 'https://a.example/chat-with-ai' }, 'CHAT_PUBLIC_KEY is not set'],
  ])('may be one that is missing beside others: %j', (variables, problem) => {
    expect(() => loadSettings(variables)).toThrow(problem);
  });

  it('is none of these', () => {
    expect(loadSettings({ ...real, FORM_ENDPOINT: 'http://localhost:4000' }).public.contactFormUrl).toBe(
      'http://localhost:4000/f/mqkrbdve',
    );
    expect(loadSettings({ ...real, CHAT_PUBLIC_KEY: jwt({ role: 'anon' }) }).public.chatPublicKey).toMatch(
      /^ey/,
    );
    expect(loadSettings({ PORT: '0' }).server.port).toBe(0);
  });
});

describe('.env', () => {
  let folder: string;
  const loadFrom = (from: string, environment = {}) => loadSettings(readVariables(from, environment));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'settings-'));
    await writeFile(path.join(folder, '.env'), '# comment\nPORT=4000\nDATA_FOLDER="my data" # here\n');
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it('is read where there is one, and a real environment variable wins', () => {
    expect(loadFrom(folder).server).toEqual({ port: 4000, dataFolder: 'my data' });
    expect(loadFrom(folder, { PORT: '5000' }).server).toEqual({ port: 5000, dataFolder: 'my data' });
    expect(loadFrom(folder, { PORT: '' }).server.port).toBe(3000);
    expect(loadFrom(path.join(folder, 'nowhere'))).toEqual(local);
  });

  it('changes nothing in the environment of the process', () => {
    const before = { ...process.env };
    readVariables(folder);
    expect({ ...process.env }).toEqual(before);
  });
});

describe('.env.example', () => {
  it('documents every setting with an example that is accepted, and sets none', async () => {
    const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
    expect({ ...parseEnv(example) }).toEqual({});
    const uncommented = { ...parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, '')) };
    // The chat function has settings of its own, which it reads where it is deployed.
    const ofTheFunction = /^CHAT_(?:MODEL|RATE|ALLOWED|ACCEPTED)/;
    const documented = Object.keys(uncommented).filter((name) => !ofTheFunction.test(name));
    expect(documented.sort()).toEqual(Object.keys(real).sort());
    expect(loadSettings(uncommented).public.contactFormUrl).toBe('https://formspree.io/f/mqkrbdve');
  });
});
