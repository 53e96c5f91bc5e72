import { lexer, type MarkedToken } from 'marked';
import { lineAt } from '../lineAt.ts';
import type { ArticleFile } from './articleFile.ts';

/** A part of an article's text: a heading, a paragraph, a link in one, and so on. */
export interface PlacedToken {
  token: MarkedToken;
  /** In the file. */
  line: number;
}

/** @returns all parts of an article's text, those inside others after them */
export function markdownTokens({ text, markdown, start }: ArticleFile): PlacedToken[] {
  // Marked reads \r\n as \n, so places are counted in lines.
  return placed(lexer(markdown) as MarkedToken[], lineAt(text, start), markdown.replaceAll('\r\n', '\n'));
}

function placed(tokens: readonly MarkedToken[], firstLine: number, source: string): PlacedToken[] {
  let position = 0;
  return tokens.flatMap((token) => {
    const found = source.indexOf(token.raw, position);
    if (found !== -1) position = found;
    const line = firstLine + lineAt(source, position) - 1;
    if (found !== -1) position += token.raw.length;
    return [{ token, line }, ...placed(insideOf(token), line, token.raw)];
  });
}

function insideOf(token: MarkedToken): MarkedToken[] {
  if (token.type === 'list') return token.items as MarkedToken[];
  if (token.type === 'table')
    return [...token.header, ...token.rows.flat()].flatMap(({ tokens }) => tokens as MarkedToken[]);
  return ('tokens' in token ? (token.tokens ?? []) : []) as MarkedToken[];
}
