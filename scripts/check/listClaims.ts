import { vouchedArticle, vouchedFacts } from './facts/vouchedFacts.ts';
import { lineAt } from './lineAt.ts';
import { readProject } from './readProject.ts';
import { claimsIn } from './words/claimsIn.ts';

/**
 * @param project the project's folder
 * @returns a line for each figure and fact that words state or quote, and for each fact of `content/`, with its source
 */
export function listClaims(project: string): string[] {
  const { words, facts: files, articles } = readProject(project);
  const facts = [...files.flatMap(vouchedFacts), ...articles.flatMap(vouchedArticle)];
  const claims = words.flatMap((file) =>
    claimsIn(file, facts).map(({ key, stated, offset, fact }) => {
      const source = fact ? `${fact.source} (${fact.name} in ${fact.file}:${fact.line})` : 'no source';
      return `${file.path}:${lineAt(file.text, offset)}  ${key} states ${stated}: ${source}`;
    }),
  );
  return [...claims, ...facts.map(({ file, line, name, source }) => `${file}:${line}  ${name}: ${source}`)];
}
