import { describe, expect, test, vi } from 'vitest';
import {
  acceptedIn,
  applyConsent,
  consentTo,
  validConsent,
} from '../../../../../components/islands/cookieConsent/consent.ts';
import { consentKey, optionalCategories } from '../../../../../content/storedItems.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const refused = '{"necessary":true,"analytics":false,"marketing":false,"functional":false}';
const all = '{"necessary":true,"analytics":true,"marketing":true,"functional":true}';
/** What is stored beside a choice; `tested` is the version of the unit tests (`CONSENT_VERSION` in vitest.config.ts). */
const meta = (date: string, version = 'tested') => JSON.stringify({ date, version });
const yesterday = meta('2026-11-14T12:00:00Z');

test('a choice is stored as exactly four booleans, in this order', () => {
  expect(JSON.stringify(consentTo([]))).toBe(refused);
  expect(JSON.stringify(consentTo(optionalCategories))).toBe(all);
  expect(JSON.stringify(consentTo(['functional', 'unknown', 'necessary', '']))).toBe(
    '{"necessary":true,"analytics":false,"marketing":false,"functional":true}',
  );
});

test('the categories accepted in a choice are those that were chosen', () => {
  expect(acceptedIn(consentTo(['marketing', 'functional']))).toEqual(['marketing', 'functional']);
});

test('when the storage is full, a refusal still removes the earlier consent', () => {
  const kept = new Map([[consentKey, all]]);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { removeItem: (key: string) => kept.delete(key), setItem });
  applyConsent(consentTo([]));
  vi.unstubAllGlobals();
  expect(kept.size).toBe(0);
});

describe('a stored choice is valid', () => {
  test.each([
    ['made yesterday', all, yesterday],
    ['made just now', all, meta('2026-11-15T12:00:00Z')],
    ['a day short of six months old', all, meta('2026-05-16T12:00:00Z')],
    ['without a date, as one made now', all, null],
    ['reordered', '{"functional":true,"analytics":false,"marketing":false,"necessary":true}', yesterday],
  ])('%s', (_name, stored, storedMeta) => {
    expect(validConsent(stored, storedMeta, now)).toEqual(JSON.parse(stored));
  });
});

describe('the visitor is asked (again)', () => {
  test.each<[string, string | null, string | null]>([
    ['nothing stored', null, null],
    ['a date without a choice', null, yesterday],
    ['six months after a choice', all, meta('2026-05-15T12:00:00Z')],
    ['six months after a refusal', refused, meta('2026-05-15T11:59:59Z')],
    ['when the text has changed', all, meta('2026-11-14T12:00:00Z', '2020-01-01')],
    ['a choice from the future', all, meta('2026-11-15T12:00:01Z')],
    ['an invalid date', all, meta('soon')],
    ['a choice that is no JSON', '{"necessary":true', yesterday],
    ['a date and version that are no JSON', all, 'yes'],
    ['null', 'null', yesterday],
    ['a missing answer', '{"necessary":true,"analytics":true,"marketing":true}', yesterday],
    ['a text for an answer', all.replace('"analytics":true', '"analytics":"yes"'), yesterday],
    ['necessary refused', all.replace('"necessary":true', '"necessary":false'), yesterday],
  ])('%s', (_name, stored, storedMeta) => {
    expect(validConsent(stored, storedMeta, now)).toBeUndefined();
  });
});
