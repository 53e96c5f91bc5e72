import { createHash } from 'node:crypto';
import type { PublicSettings } from '../../content/publicSettings.ts';
import type { ThirdParty } from '../../content/thirdParties.ts';

interface PolicyInput {
  /** What stands inline and runs. */
  script: string;
  /** What stands inline and styles. */
  stylesheet: string;
  settings: PublicSettings;
  /** Whose scripts wait for consent. */
  thirdParties: readonly ThirdParty[];
  /** Whether the page has a form that asks for a captcha, and is sent to the form service. */
  asksCaptcha: boolean;
}

/** A Google captcha fetches the rest of itself from here (reCAPTCHA documentation, "Content-Security-Policy"). */
const captchaHosts = ['https://www.google.com', 'https://www.recaptcha.net'];
const captchaCode = 'https://www.gstatic.com/recaptcha/';

/**
 * What a page may load, run and send, for its `<meta http-equiv="Content-Security-Policy">`. `frame-ancestors` cannot stand there:
 * it is a header (`scripts/build/hosts/siteRules.ts`).
 *
 * @param input what the page holds
 * @returns the policy: nothing but this site, its own inline code by digest, and the services that the page calls
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { script, stylesheet, settings, thirdParties, asksCaptcha } = input;
  const chat = originOf(settings.chatFunctionUrl);
  // A source has no query (CSP 3, 2.3.1).
  const scripts = thirdParties.map((each) => each.script.replace(/\?.*/, ''));
  const writesHtml = asksCaptcha || thirdParties.some((each) => each.writesHtml);
  const vitals = originOf(settings.vitalsUrl ?? '');
  const forms = asksCaptcha ? originOf(settings.contactFormUrl) : [];
  const captcha = asksCaptcha ? folderOf(settings.captchaScriptUrl) : [];
  const isGoogle = captchaHosts.some((host) => captcha[0]?.startsWith(`${host}/`));

  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", digestOf(script), ...scripts, ...captcha, ...(isGoogle ? [captchaCode] : [])],
    ['style-src', "'self'", digestOf(stylesheet)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...chat, ...vitals, ...forms, ...captcha])],
    ...(captcha.length > 0 ? [['frame-src', ...captcha] satisfies [string, ...string[]]] : []),
    ['form-action', "'self'", ...forms],
    ['base-uri', "'none'"],
    // A captcha writes scripts and HTML as it likes, and so do some third parties; this site never does.
    ...(writesHtml ? [] : [['require-trusted-types-for', "'script'"] satisfies [string, string]]),
  ];
  for (const [name, sources] of thirdParties.flatMap(({ policy = {} }) => Object.entries(policy))) {
    const directive = directives.find(([each]) => each === name);
    if (directive) directive.push(...sources);
    else directives.push([name, ...sources]);
  }
  return directives.map((directive) => directive.join(' ')).join(';');
}

function digestOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Nothing for an address of this site. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function folderOf(address: string): string[] {
  return URL.canParse(address) ? [new URL('.', address).href] : [];
}
