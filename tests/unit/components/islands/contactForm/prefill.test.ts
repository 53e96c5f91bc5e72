import { describe, expect, it } from 'vitest';
import {
  type Prefill,
  readPrefill,
  startingTexts,
} from '../../../../../components/islands/contactForm/prefill.ts';

describe('what the address prefills', () => {
  it.each([
    ['', undefined],
    ['?type=data_tester&from=search', undefined],
    ['?subject=%20%0A%00', undefined],
    ['?subject=a', { subject: 'a', source: 'search' }],
    ['?subject=a&from=search', { subject: 'a', source: 'search', opening: 'profile' }],
    [
      '?subject=a&type=qa_manager&from=search',
      { subject: 'a', source: 'search', opening: 'profile', option: 'QA Manager' },
    ],
    ['?subject=a&type=cloud&from=search', { subject: 'a', source: 'search', opening: 'subject' }],
    [
      '?subject=a&type=quality-audit&from=search',
      { subject: 'a', source: 'search', opening: 'subject', option: 'Quality Audits' },
    ],
    ['?subject=a&type=cloud&from=consultants', { subject: 'a', source: 'consultants', opening: 'profile' }],
    ['?subject=a&type=quote&from=nearshore', { subject: 'a', source: 'page', opening: 'quote' }],
    ['?subject=a&type=call', { subject: 'a', source: 'search', opening: 'call' }],
    [
      '?subject=a&type=audit&type=quote&from=b&from=search',
      { subject: 'a', source: 'page', opening: 'audit' },
    ],
    ['?subject=a&type=__proto__&from=constructor', { subject: 'a', source: 'page' }],
    ['?subject=a&type=profile&from=community', { subject: 'a', source: 'page' }],
    ['?subject=a%0D%0Ab%E2%80%AEc', { subject: 'a b c', source: 'search' }],
  ])('%s', (query, prefill) => {
    expect(readPrefill(query)).toEqual(prefill);
  });

  it('cuts a subject of 100 kB to 120 whole characters', () => {
    expect(readPrefill(`?subject=${'🧪'.repeat(25_000)}`)?.subject).toBe('🧪'.repeat(120));
  });
});

describe('what the form begins with', () => {
  const words = {
    subjectOf: ({ option, subject }: Prefill) =>
      option ?? (subject === 'Tests fonctionnels' ? 'Functional Testing' : subject),
    openingOf: ({ opening, subject }: Prefill) => (opening ? `${opening}: ${subject}` : ''),
  };
  const prefilled = '?subject=Testeur+Data&from=consultants';
  const draft = (query: string, texts: Record<string, string>) => ({ query, texts });

  const ofAddress = { subject: 'Testeur Data', message: 'profile: Testeur Data' };
  const mine = { name: 'Ada', message: 'Mine', subject: 'Partnership' };
  const written = { subject: 'Partnership', message: '' };

  it.each([
    { what: 'the subject and the opening of an address', query: prefilled, texts: ofAddress },
    {
      what: 'a subject of the list that is known by its title',
      query: '?subject=Tests+fonctionnels',
      texts: { subject: 'Functional Testing', message: '' },
    },
    {
      what: 'what was written at the same address, whatever the address says',
      query: prefilled,
      kept: draft(prefilled, written),
      texts: written,
    },
    {
      what: 'the message that the visitor has written, under the subject of the address',
      query: prefilled,
      kept: draft('', mine),
      texts: { ...mine, subject: 'Testeur Data' },
    },
    {
      what: 'the opening of the address in place of the one that another link brought',
      query: prefilled,
      kept: draft('?subject=QA+Manager&from=search', { message: 'profile: QA Manager' }),
      texts: ofAddress,
    },
  ])('is $what', ({ query, kept, texts }) => {
    expect(startingTexts({ query, draft: kept, ...words })).toEqual(texts);
  });
});
