import { expect, test } from 'vitest';
import { securityTextExpiry } from '../../../../scripts/check/facts/securityTextExpiry.ts';
import { parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';

const file = parseJsonFile('content/company.json', '{\n  "securityTextExpires": "2027-10-31"\n}');

test.each([
  ['2026-11-22', []],
  ['2027-10-01', ['warning']],
  ['2027-10-31', ['error']],
  ['2026-09-01', ['error']],
])('on %s', (today, severities) => {
  expect(securityTextExpiry(file, today).map(({ severity }) => severity)).toEqual(severities);
});
