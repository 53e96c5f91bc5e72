import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type ArticleFrontMatter, articleSchema } from './articleSchema.ts';

/**
 * Separates an article's front matter (YAML between two lines of `---`) from its text, and checks it.
 *
 * @param file its path, for messages
 * @param source its content
 * @returns the front matter and the Markdown after it
 * @throws Error that names the file, the line or key, and what to write
 */
export function parseArticle(
  file: string,
  source: string,
): { frontMatter: ArticleFrontMatter; markdown: string } {
  const [, yaml, markdown] = /^\ufeff?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error(`${file}:1  has no front matter. Begin it with "---", its facts, and "---" again.`);
  }

  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    // The opening "---" is a line too.
    const line = lineCounter.linePos(syntaxError.pos[0]).line + 1;
    throw new Error(`${file}:${line}  is not valid YAML: ${syntaxError.message}`);
  }

  const parsed = articleSchema.safeParse(document.toJS());
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => describe(file, issue)).join('\n'));
  }
  return { frontMatter: parsed.data, markdown };
}

function describe(file: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${file}  ${issue.keys.join(', ')}: no such key. Correct its name or remove it.`;
  }
  return `${file}  ${issue.path.join('.') || 'front matter'}: ${issue.message}`;
}
