import { createHash } from 'node:crypto';
import type { ThirdParty } from '../../content/thirdParties.ts';
import type { PublicSettings } from '../facts/publicSettings.ts';

interface PolicyInput {
  /** The code of the page's inline `<script>`. */
  script: string;
  /** The content of the page's inline `<style>`. */
  stylesheet: string;
  settings: PublicSettings;
  /** The third parties whose scripts the page may load once the visitor consents. */
  thirdParties: readonly ThirdParty[];
  /** The page has a form that asks for a captcha, and is sent to the form service. */
  asksCaptcha: boolean;
}

/** The two hosts that serve Google's captcha script, which the settings may name. */
const captchaHosts = ['https://www.google.com', 'https://www.recaptcha.net'];
/** The captcha's script loads the rest of its code from here (reCAPTCHA documentation, "Content-Security-Policy"). */
const captchaCode = 'https://www.gstatic.com/recaptcha/';

/**
 * Writes the policy of a page for its `<meta http-equiv="Content-Security-Policy">`: what it may load, run and send. Browsers ignore
 * `frame-ancestors` in a `<meta>`, so that directive is sent as a header
 * (`scripts/build/hosts/siteRules.ts`).
 *
 * @param input the inline code of the page, and the services that it uses
 * @returns the policy, which allows this site, the inline code by digest, and these services
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { script, stylesheet, settings, thirdParties, asksCaptcha } = input;
  const chat = originOf(settings.chatFunctionUrl);
  // The grammar of the policy knows no query in an address, so it is cut off (CSP 3, 2.3.1).
  const scripts = thirdParties.map((each) => each.script.replace(/\?.*/, ''));
  const writesHtml = asksCaptcha || thirdParties.some((each) => each.writesHtml);
  const forms = asksCaptcha ? originOf(settings.contactFormUrl) : [];
  const captcha = asksCaptcha ? folderOf(settings.captchaScriptUrl) : [];
  const isGoogle = captchaHosts.some((host) => captcha[0]?.startsWith(`${host}/`));

  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", digestOf(script), ...scripts, ...captcha, ...(isGoogle ? [captchaCode] : [])],
    ['style-src', "'self'", digestOf(stylesheet)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...chat, ...forms, ...captcha])],
    ...(captcha.length > 0 ? [['frame-src', ...captcha] satisfies [string, ...string[]]] : []),
    ['form-action', "'self'", ...forms],
    ['base-uri', "'none'"],
    // Trusted Types refuse plain text where the browser would read it as HTML or as the address of a script.
    // This site's own code never hands it any; a captcha and some third parties do, so a page that may load
    // them goes without this protection.
    ...(writesHtml ? [] : [['require-trusted-types-for', "'script'"] satisfies [string, string]]),
  ];
  for (const [name, sources] of thirdParties.flatMap(({ policy = {} }) => Object.entries(policy))) {
    const directive = directives.find(([each]) => each === name);
    if (directive) {
      directive.push(...sources);
    } else {
      directives.push([name, ...sources]);
    }
  }
  return directives.map((directive) => directive.join(' ')).join(';');
}

function digestOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** @returns the origin; nothing for a relative address, which is on this site and allowed by 'self' already */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * A captcha script loads more files from beside itself, so its whole folder is allowed.
 *
 * @returns the folder; nothing for a relative address, as above
 */
function folderOf(address: string): string[] {
  return URL.canParse(address) ? [new URL('.', address).href] : [];
}
