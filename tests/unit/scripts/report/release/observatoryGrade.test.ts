import { expect, test } from 'vitest';
import { headerRules } from '../../../../../scripts/build/hosts/siteRules.ts';
import { observatoryGrade } from '../../../../../scripts/report/release/observatoryGrade.ts';

const policy = "default-src 'none';script-src 'self' 'sha256-x';style-src 'self' 'sha256-y';base-uri 'none'";
const headers = Object.fromEntries(
  Object.entries(headerRules[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
);

test("this site's headers, with all that counts extra", () => {
  expect(observatoryGrade(headers, policy, false)).toMatchObject({ score: 130, grade: 'A+' });
});

test.each<
  [what: string, headers: Record<string, string | undefined>, policy: string, score: number, grade: string]
>([
  ['a page without any', {}, '', 30, 'D'],
  [
    'no HSTS: what is extra no longer counts',
    { ...headers, 'strict-transport-security': undefined },
    policy,
    80,
    'B+',
  ],
  [
    'frame-ancestors in the page, where it says nothing',
    { ...headers, 'content-security-policy': undefined },
    `${policy};frame-ancestors 'none'`,
    80,
    'B+',
  ],
  ['inline code without digest', headers, "default-src 'none';script-src 'unsafe-inline'", 80, 'B+'],
  ['scripts of every HTTPS address', headers, "default-src 'none';script-src https:", 80, 'B+'],
])('%s', (_what, found, policyOfPage, score, grade) => {
  expect(observatoryGrade(found, policyOfPage, false)).toMatchObject({ score, grade });
});
