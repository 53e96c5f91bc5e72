import { createHash } from 'node:crypto';
import { captchas } from '../../../content/captchas.ts';
import type { ThirdParty } from '../../../content/thirdParties.ts';
import type { PublicSettings } from '../../content/publicSettings.ts';

interface PolicyInput {
  script: string;
  stylesheet: string;
  settings: PublicSettings;
  /** The third parties whose scripts the page may load once the visitor consents. */
  thirdParties: readonly ThirdParty[];
  /** The page has a form, which is sent to the form service and asks the captcha for a token if there is one. */
  hasForm: boolean;
  hasChat: boolean;
}

/** Writes the policy of a page for its `<meta>`, in which browsers ignore `frame-ancestors`: that one is a header (`siteRules.ts`). */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { script, stylesheet, settings, thirdParties, hasForm, hasChat } = input;
  const forms = hasForm ? Object.values(settings.forms).flatMap(({ url }) => originOf(url)) : [];
  const captcha = hasForm ? settings.captcha : undefined;
  const writesHtml = captcha || thirdParties.some((each) => each.writesHtml);

  const directives = new Map<string, Set<string>>();
  const allow = (policy: Readonly<Record<string, readonly string[]>>) => {
    for (const [name, sources] of Object.entries(policy)) {
      directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
    }
  };
  allow({
    'default-src': ["'none'"],
    'script-src': ["'self'", digestOf(script)],
    'style-src': ["'self'", digestOf(stylesheet)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hasChat ? originOf(settings.chatFunctionUrl) : []), ...forms],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    // Trusted Types refuse plain text where the browser would read it as HTML or as the address of a script.
    // This site's own code never hands it any; a captcha and some third parties do, so a page that may load
    // them goes without this protection.
    ...(!writesHtml && { 'require-trusted-types-for': ["'script'"] }),
  });
  // A captcha on this site itself is allowed already.
  if (captcha && URL.canParse(captcha.script)) {
    allow(captchas[captcha.kind].policyOf(captcha.script));
  }
  for (const { scripts, policy = {} } of thirdParties) {
    // The grammar of the policy knows no query in an address, so it is cut off (CSP 3, 2.3.1).
    const addresses = scripts.filter((each) => !each.startsWith('/')).map((each) => each.replace(/\?.*/, ''));
    allow({ 'script-src': addresses });
    allow(policy);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}

function digestOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** @returns the origin; nothing for a relative address, which is on this site and allowed by 'self' already */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
