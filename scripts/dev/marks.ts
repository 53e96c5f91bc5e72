/**
 * A number written so that nobody sees it: three of Unicode's variation selectors (supplement, U+E0100 to U+E01EF). They join
 * the character before them, so they take no width, no letter spacing, and break no line.
 */
const first = 0xe0100;
const digits = 239;

/** The last selector is no digit: it says that two digits follow. */
const marks = /\u{E01EF}([\u{E0100}-\u{E01EE}])([\u{E0100}-\u{E01EE}])/gu;

/** @returns a number below 57,121, to be put at the end of a text */
export function markOf(number: number): string {
  return String.fromCodePoint(first + digits, first + Math.floor(number / digits), first + (number % digits));
}

/** @returns the numbers that a text bears: what it quotes first, itself last */
export function numbersIn(text: string): number[] {
  const digitOf = (digit = '') => (digit.codePointAt(0) ?? first) - first;
  return [...text.matchAll(marks)].map(([, high, low]) => digitOf(high) * digits + digitOf(low));
}
