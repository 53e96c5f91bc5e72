import { describe, expect, it } from 'vitest';
import { type AnswerBlock, answerBlocks } from '../../../../../components/islands/chat/answerBlocks.ts';

const hrefs = (answer: string) =>
  answerBlocks(answer)
    .flatMap((block: AnswerBlock) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .flatMap(({ href }) => href ?? []);

describe('an answer', () => {
  it('is cut into paragraphs and lists', () => {
    expect(answerBlocks('Nos agences :\n- Lille\n- Lyon\n\nÀ bientôt.')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Nos agences :' }] },
      { kind: 'list', items: [[{ text: 'Lille' }], [{ text: 'Lyon' }]] },
      { kind: 'paragraph', spans: [{ text: 'À bientôt.' }] },
    ]);
  });

  it('keeps text around a link', () => {
    expect(answerBlocks('Voir [la page](/en/careers#open), merci.')).toEqual([
      {
        kind: 'paragraph',
        spans: [{ text: 'Voir ' }, { text: 'la page', href: '/en/careers#open' }, { text: ', merci.' }],
      },
    ]);
  });

  it('offers a question', () => {
    expect(answerBlocks('- [Où ?](ask:)')).toEqual([
      { kind: 'list', items: [[{ text: 'Où ?', isQuestion: true }]] },
    ]);
  });

  it.each([
    '/',
    '/contact?subject=a%20b',
    '/about/offices#lille',
    'mailto:contact@eprouva.example',
    'tel:+33199000000',
  ])('follows %s', (target) => {
    expect(hrefs(`[x](${target})`)).toEqual([target]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'mailto:a@b.example?cc=c@d.example',
    '../x',
  ])('does not follow %s', (target) => {
    expect(hrefs(`[x](${target})`)).toEqual([]);
    // The text of the link stays.
    expect(JSON.stringify(answerBlocks(`[x](${target})`))).toContain('x');
  });

  it('leaves HTML as text', () => {
    expect(answerBlocks('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] },
    ]);
  });

  it('reads thousands of hostile characters to the end', () => {
    expect(hrefs('['.repeat(10_000) + '('.repeat(10_000))).toEqual([]);
    expect(hrefs('[a]('.repeat(5000))).toEqual([]);
  });
});
