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
  /** True if the page has a form. Such a page sends requests to the form service and may load a captcha. */
  hasForm: boolean;
  hasChat: boolean;
}

/** @returns the policy for a page's `<meta>`. Browsers ignore `frame-ancestors` in a `<meta>`, so a header sends it (`siteRules.ts`). */
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
    // Trusted Types block strings that the browser would parse as HTML or load as a script. Captchas and some third parties pass such
    // strings, so pages that may load them have no Trusted Types.
    ...(!writesHtml && { 'require-trusted-types-for': ["'script'"] }),
  });
  // A captcha script on this site is allowed by 'self'.
  if (captcha && URL.canParse(captcha.script)) {
    allow(captchas[captcha.kind].policyOf(captcha.script));
  }
  for (const { scripts, policy = {} } of thirdParties) {
    // The policy syntax allows no query in a URL, so the query is removed (CSP 3, 2.3.1).
    const scriptSources = scripts
      .filter((each) => !each.startsWith('/'))
      .map((each) => each.replace(/\?.*/, ''));
    allow({ 'script-src': scriptSources });
    allow(policy);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
}

function digestOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** @returns the origin, or an empty list for a relative URL, because 'self' already allows it */
function originOf(source: string): string[] {
  return URL.canParse(source) ? [new URL(source).origin] : [];
}
