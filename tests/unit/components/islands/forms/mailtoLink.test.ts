import { describe, expect, it } from 'vitest';
import { mailtoLink } from '../../../../../components/islands/forms/mailtoLink.ts';

const to = 'contact@eprouva.example';
const parametersOf = (link: string) => new URLSearchParams(link.split('?')[1]);

describe('mailtoLink', () => {
  it('carries any text, with line breaks as RFC 6068 requires, and no text becomes a header', () => {
    const subject = 'A & B? #1 100 % “é”\r\nBcc: x@y.example';
    const body = 'first\nsecond\rthird\r\nfourth & <b> ?cc=z@y.example';
    const link = mailtoLink({ to, subject, body });
    expect(link.startsWith(`mailto:${to}?subject=`)).toBe(true);
    expect([...parametersOf(link).keys()]).toEqual(['subject', 'body']);
    expect(parametersOf(link).get('subject')).toBe(subject);
    expect(parametersOf(link).get('body')).toBe('first\r\nsecond\r\nthird\r\nfourth & <b> ?cc=z@y.example');
  });

  it.each(['a', '🧪', '\n'])('stays short enough for every mail program with 100 kB of %j', (character) => {
    const link = mailtoLink({ to, subject: character.repeat(50_000), body: character.repeat(50_000) });
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(link.length).toBeGreaterThan(1850);
    expect(parametersOf(link).get('body')?.endsWith('…')).toBe(true);
    expect(parametersOf(link).get('body')).not.toContain('\u{FFFD}');
  });

  it('does not cut what just fits', () => {
    const maxLength = 1900 - mailtoLink({ to, subject: 's', body: '' }).length;
    const whole = 'a'.repeat(maxLength);
    expect(parametersOf(mailtoLink({ to, subject: 's', body: whole })).get('body')).toBe(whole);
    expect(parametersOf(mailtoLink({ to, subject: 's', body: `${whole}a` })).get('body')).toMatch(/a…$/);
  });

  it('survives half a surrogate pair', () => {
    expect(parametersOf(mailtoLink({ to, subject: '\uD800', body: 'a\uDC00' })).get('body')).toBe(
      'a\u{FFFD}',
    );
  });
});
