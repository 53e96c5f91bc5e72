import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '../../../functions/service/readSettings.ts';
import {
  checkSettings,
  loadSettings,
  mockedServices,
  readVariables,
  settingExamples,
} from '../../../scripts/settings.ts';

const real = {
  FORM_ENDPOINT: 'https://formspree.io/',
  CONTACT_FORM_ID: 'mqkrbdve',
  COMMUNITY_FORM_ID: 'xayzgnop',
  CAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  CAPTCHA_SITE_KEY: '6Lc_key-1',
  CHAT_FUNCTION_URL: 'https://abc.supabase.co/functions/v1/chat-with-ai',
  CHAT_PUBLIC_KEY: 'sb_publishable_1',
  POLICY_REPORT_URL: 'https://reports.example/csp',
  HOST: '0.0.0.0',
  PORT: '8080',
  DATA_FOLDER: '/var/lib/site',
};

const local = {
  public: {
    forms: { contact: { url: '/f/contact' }, community: { url: '/f/community' } },
    captcha: { kind: 'recaptcha', script: '/recaptcha/api.js?render=local', siteKey: 'local' },
    chatFunctionUrl: '/functions/v1/chat-with-ai',
    chatPublicKey: 'local',
  },
  server: { host: 'localhost', port: 3000, dataFolder: '.data' },
};

it('settings that are unset, empty or blank lead to local services on the same origin', () => {
  const all = (value: string) => Object.fromEntries(Object.keys(real).map((name) => [name, value]));
  for (const variables of [{}, all(''), all(' \t')]) {
    expect(loadSettings(variables)).toEqual(local);
  }
});

it('settings of real services become the addresses that pages use, and nothing else of the environment is public', () => {
  expect(loadSettings({ ...real, AWS_SECRET_ACCESS_KEY: 'secret' })).toEqual({
    public: {
      forms: {
        contact: { url: 'https://formspree.io/f/mqkrbdve' },
        community: { url: 'https://formspree.io/f/xayzgnop' },
      },
      captcha: {
        kind: 'recaptcha',
        script: 'https://www.google.com/recaptcha/api.js?render=6Lc_key-1',
        siteKey: '6Lc_key-1',
      },
      chatFunctionUrl: 'https://abc.supabase.co/functions/v1/chat-with-ai',
      chatPublicKey: 'sb_publishable_1',
    },
    server: { host: '0.0.0.0', port: 8080, dataFolder: '/var/lib/site' },
    policyReportUrl: 'https://reports.example/csp',
  });
});

it('settings of another form service are whole addresses, with what the service needs besides the fields', () => {
  const { forms } = loadSettings({
    CONTACT_FORM_URL: 'https://api.web3forms.com/submit',
    CONTACT_FORM_KEY: 'access_key=a=b',
    COMMUNITY_FORM_URL: '/__forms.html',
    FORM_ENCODING: 'urlencoded',
  }).public;
  expect(forms).toEqual({
    contact: {
      url: 'https://api.web3forms.com/submit',
      alsoSent: { access_key: 'a=b' },
      urlencoded: true,
      takesKey: true,
    },
    community: { url: '/__forms.html', urlencoded: true, takesKey: true },
  });
});

it.each([
  ['none', undefined],
  [undefined, undefined],
  [
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
    { kind: 'turnstile', script: expect.stringMatching(/api\.js\?render=explicit/), siteKey: '6Lc_key-1' },
  ],
  [
    'https://js.hcaptcha.com/1/api.js',
    { kind: 'hcaptcha', script: expect.stringMatching(/api\.js\?render=explicit/), siteKey: '6Lc_key-1' },
  ],
])('settings of a form service with the captcha %s', (CAPTCHA_SCRIPT_URL, captcha) => {
  const { CAPTCHA_SITE_KEY, ...others } = { ...real, CAPTCHA_SCRIPT_URL };
  const variables = { ...others, ...(captcha && { CAPTCHA_SITE_KEY }) };
  expect(loadSettings(variables).public.captcha).toEqual(captcha);
});

const jwt = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'sig']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('a wrong setting', () => {
  it.each([
    ['FORM_ENDPOINT', 'formspree.io', 'is not an address'],
    ['FORM_ENDPOINT', 'http://formspree.io', 'must begin with https://'],
    ['FORM_ENDPOINT', 'https://formspree.io/f/mqkrbdve', 'must stop after the host'],
    ['CONTACT_FORM_ID', 'f/mqkrbdve', 'may have letters, digits'],
    ['CAPTCHA_SCRIPT_URL', 'https://www.google.com/recaptcha/api.js?render=x', 'must stop before "?"'],
    ['CAPTCHA_SCRIPT_URL', 'https://captcha.example/api.js', 'is no captcha that this site can ask'],
    ['FORM_ENCODING', 'xml', 'must be json or urlencoded'],
    ['CHAT_FUNCTION_URL', 'https://abc.supabase.co', 'must end with the name of the function'],
    ['CHAT_FUNCTION_URL', 'https://abc.supabase.co/#/chat-with-ai', 'must not contain "#"'],
    ['CHAT_PUBLIC_KEY', 'sb_secret_abc', 'is a secret key'],
    ['CHAT_PUBLIC_KEY', jwt({ role: 'service_role' }), 'is a secret key'],
    ['PORT', '65536', 'must be a number from 0 to 65535'],
  ])('%s=%s is reported with what is wrong and an example', (name, value, problem) => {
    const read = () => loadSettings({ ...real, [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(problem);
    expect(read).toThrow(
      new RegExp(`^Some settings cannot be used\\..*\\n  ${name}.* .*\\.\\n    Example: ${name}=\\S+$`),
    );
  });

  it('is not repeated, since it may be a secret', () => {
    expect(() => loadSettings({ ...real, CHAT_PUBLIC_KEY: 'sb_secret_abc' })).not.toThrow(/sb_secret_abc/);
    expect(() => loadSettings({ ...real, FORM_ENDPOINT: 'https://me:word@a.example' })).not.toThrow(
      /me:word/,
    );
  });

  it.each([
    [{ FORM_ENDPOINT: 'https://formspree.io' }, 'CONTACT_FORM_ID is not set, but FORM_ENDPOINT is'],
    [{ CONTACT_FORM_ID: 'a', COMMUNITY_FORM_ID: 'b' }, 'CONTACT_FORM_ID and COMMUNITY_FORM_ID are'],
    [{ CONTACT_FORM_KEY: 'abc' }, 'must be the name of a field'],
    [{ CAPTCHA_SITE_KEY: 'a' }, 'CAPTCHA_SCRIPT_URL is not set, but CAPTCHA_SITE_KEY is'],
    [{ CHAT_FUNCTION_URL: 'https://a.example/chat-with-ai' }, 'CHAT_PUBLIC_KEY is not set'],
  ])('may be one that is missing although others need it: %j', (variables, problem) => {
    expect(() => loadSettings(variables)).toThrow(problem);
  });

  it('is none of these: a local address, a key for visitors, port 0', () => {
    const FORM_ENDPOINT = 'http://localhost:4000';
    const CHAT_PUBLIC_KEY = jwt({ role: 'anon' });
    expect(loadSettings({ ...real, FORM_ENDPOINT, CHAT_PUBLIC_KEY, PORT: '0' })).toMatchObject({
      public: {
        forms: { contact: { url: 'http://localhost:4000/f/mqkrbdve' } },
        chatPublicKey: CHAT_PUBLIC_KEY,
      },
      server: { port: 0 },
    });
  });
});

it('problems of settings are reported with their line, whatever characters a name has', () => {
  const problems = checkSettings({ path: '.env', text: 'FOO(=1\n\nPORT=abc\n' });
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^1: FOO\( is no setting\./),
    expect.stringMatching(/^3: PORT must be/),
  ]);
});

it('settings are read from .env if it exists, and environment variables take precedence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  writeFileSync(path.join(folder, '.env'), '# comment\nPORT=4000\nDATA_FOLDER="my data" # here\n');
  const loadFrom = (from: string, environment = {}) => loadSettings(readVariables(from, environment));
  expect(loadFrom(folder).server).toMatchObject({ port: 4000, dataFolder: 'my data' });
  expect(loadFrom(folder, { PORT: '5000' }).server).toMatchObject({ port: 5000, dataFolder: 'my data' });
  expect(loadFrom(folder, { PORT: '' }).server.port).toBe(3000);
  expect(loadFrom(path.join(folder, 'nowhere'))).toEqual(local);
  rmSync(folder, { recursive: true });
});

it.each<[(file: string) => void, string]>([
  [
    (file) => mkdirSync(file),
    '.env is a folder, and settings stand in a file of that name. Rename the folder.',
  ],
  [
    (file) => writeFileSync(file, '\ufeffPORT=1', 'utf16le'),
    '.env is in another encoding. Save it as UTF-8.',
  ],
])('an error about an unreadable .env says what to do', (write, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  write(path.join(folder, '.env'));
  expect(() => readVariables(folder)).toThrow(message);
  rmSync(folder, { recursive: true });
});

it('.env.example sets no setting, and has an accepted example for each', () => {
  expect({ ...parseEnv(readFileSync('.env.example', 'utf8')) }).toEqual({});
  const examples = settingExamples();
  // These settings belong to the chat function, which reads them where it is deployed.
  const ofTheFunction = /^CHAT_(?:MODEL|RATE|ALLOWED|ACCEPTED|TRUSTED)/;
  const documented = Object.keys(examples).filter((name) => !ofTheFunction.test(name));
  // These settings give whole addresses of forms, instead of a host and ids.
  const ofWholeAddresses = /^(?:CONTACT|COMMUNITY)_FORM_(?:URL|KEY)$|^FORM_ENCODING$/;
  expect(documented.filter((name) => !ofWholeAddresses.test(name)).sort()).toEqual(Object.keys(real).sort());
  expect(loadSettings(examples).public.forms.contact.url).toBe('https://api.web3forms.com/submit');
});

it('settings that lead to a local mock are in the launch list', () => {
  const variables = {
    FORM_ENDPOINT: 'https://forms.example',
    CAPTCHA_SCRIPT_URL: 'http://localhost:4000/api.js',
    CHAT_FUNCTION_URL: '/functions/v1/chat-with-ai',
  };
  expect(mockedServices(variables).map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringMatching(/^todo gives no address of a service as CAPTCHA_SCRIPT_URL\. Write "none"/),
    expect.stringMatching(/^todo gives no address of a service as CHAT_FUNCTION_URL\. A site without/),
  ]);
  expect(mockedServices(variables, false)).toHaveLength(1);
  const others = { CONTACT_FORM_URL: '/__forms.html', CAPTCHA_SCRIPT_URL: 'none' };
  expect(mockedServices(others).map(({ message }) => message)).toEqual([
    expect.stringMatching(/CHAT_FUNCTION_URL/),
  ]);
});
