import { isAlias, isNode, parseDocument, visit } from 'yaml';

/** An article, taken apart. */
export interface ParsedArticle {
  /** The front matter, of which each value is a text; `articleSchema` validates it. */
  facts: unknown;
  /** The Markdown after the facts, and where it begins in the source. */
  markdown: string;
  start: number;
  /** @returns the offset of a fact in the source and its length, in characters */
  placeOf: (path: readonly (string | number)[]) => { offset: number; length: number } | undefined;
}

/** An article that cannot be taken apart. */
export interface UnreadableArticle {
  /** The message for the author: the fault, and what to write. It is printed right after the file and its line. */
  fault: string;
  /** The offset of the fault in the source, in characters. */
  offset: number;
}

/** The front matter with its opening line, which YAML reads too: so an offset in it is an offset in the file. */
const frontMatter = /^(---[ \t]*\n(?:.*\n)*?)---[ \t]*(?:\n|$)/;

/**
 * Separates an article's facts (YAML between two lines of `---`) from its text.
 *
 * @param source the text of the file, with \n at the end of each line
 */
export function parseArticle(source: string): ParsedArticle | UnreadableArticle {
  if (!/^---[ \t]*\n/.test(source)) {
    return { fault: 'has no facts. Begin it with "---", its facts, and "---" again.', offset: 0 };
  }
  const found = frontMatter.exec(source);
  if (!found) {
    return {
      fault:
        'ends within its facts. Write "---" on a line of its own after the last fact, and the text below.',
      offset: source.trimEnd().length,
    };
  }
  // YAML would take 2026 for a number and Null for nothing: here every fact is a text, and the schema says which are numbers.
  const document = parseDocument(found[1] ?? '', { prettyErrors: false, schema: 'failsafe' });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const advice = 'Write name: "text", the text in straight double quotes, and groups under each other';
    return {
      fault: `the facts cannot be read (${error.message}). ${advice}.`,
      offset: error.pos[0],
    };
  }
  // An alias of YAML repeats another fact. It is taken out: one that stands within the fact that it repeats would have no end.
  visit(document, (_, node) => (isAlias(node) ? visit.REMOVE : undefined));
  const start = found[0].length;
  return {
    facts: document.toJS(),
    markdown: source.slice(start),
    start,
    placeOf: (path) => {
      const node = document.getIn(path, true);
      const [offset = 0, end = 0] = (isNode(node) && node.range) || [];
      return isNode(node) ? { offset, length: end - offset } : undefined;
    },
  };
}
