import { company } from '../../../content/company.ts';
import { defaultLanguage, languages } from '../../../content/languages.ts';

/** @returns `/.well-known/security.txt`, as RFC 9116 asks; `npm run check` watches its expiry */
export function securityText(): string {
  const offered = languages.filter(({ offered }) => offered).map(({ hreflang }) => hreflang);
  return `Contact: mailto:${company.securityEmail}
Expires: ${company.securityTextExpires}T00:00:00.000Z
Preferred-Languages: ${offered.join(', ') || defaultLanguage}
Canonical: ${company.origin}/.well-known/security.txt
`;
}
