import { list } from 'postcss';

const classToken = /\.(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/gi;

/** `:lang(ar)` and `[dir=rtl]`. */
const setting = /:lang\(([a-z]+)\)|\[dir="?([a-z]+)"?\]/g;

/**
 * @param selector one selector, without commas at its outer level
 * @returns classes (`.name`), element types, languages and directions (`lang=ar`) that it cannot match without
 */
export function needsOf(selector: string): string[] {
  // The value of an attribute may hold a point, as in [href$=".pdf"]; an escaped bracket is part of a class.
  const plain = selector
    .replaceAll(setting, (_found, language, direction) =>
      language ? `{lang=${language}}` : `{dir=${direction}}`,
    )
    .replaceAll(/\\.|\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g, (found) => (found.startsWith('[') ? '' : found));
  const needed = withoutChoices(plain);
  const settings = needed.matchAll(/{([^}]*)}/g);
  const types = needed
    .replaceAll(/{[^}]*}/g, '')
    .replaceAll(classToken, '')
    .matchAll(/(?<![\w#:&-])[a-z][\w-]*/g);
  return [
    ...(needed.match(classToken) ?? []).map(unescapeCss),
    ...[...types].map(([name]) => name),
    ...[...settings].map(([, found = '']) => found),
  ];
}

/** Drops what stands in parentheses, but for `:is()`, `:where()` and `:has()` of a single possibility. */
function withoutChoices(selector: string): string {
  const found = /(?<!\\):([\w-]+)\(/.exec(selector);
  if (!found) return selector;
  const start = found.index + found[0].length;
  const end = closingParenthesis(selector, start);
  const inside = selector.slice(start, end);
  const isNeeded = /^(?:is|where|has)$/.test(found[1] ?? '') && list.comma(inside).length === 1;
  const before = selector.slice(0, found.index);
  return `${before}${isNeeded ? ` ${withoutChoices(inside)} ` : ''}${withoutChoices(selector.slice(end + 1))}`;
}

/** @returns a class as it stands in HTML, without the backslashes that CSS needs */
export function unescapeCss(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

/**
 * @param text a selector or a value
 * @param from a place inside a pair of parentheses
 * @returns where that pair is closed; an escaped character closes nothing
 */
export function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}
