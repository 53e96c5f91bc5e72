import { existsSync } from 'node:fs';
import { siteFolder } from '../siteFolder.ts';
import { vouchedArticle, vouchedFacts } from './facts/vouchedFacts.ts';
import { lineAt } from './lineAt.ts';
import { readProject } from './readProject.ts';
import { claimsOnPages } from './site/claimsOnPages.ts';
import { readSite } from './site/sitePage.ts';
import { claimsIn } from './words/claimsIn.ts';
import type { Origin } from './words/originOf.ts';

/**
 * @param project the project's folder
 * @param site the built site; where there is none, words and facts are listed alone
 * @returns a line for each thing that a page states, that words state or quote, and for each fact of `content/`, with its source
 */
export function listClaims(project: string, site: string = siteFolder): string[] {
  const { words, facts: files, articles } = readProject(project);
  const facts = [...files.flatMap(vouchedFacts), ...articles.flatMap(vouchedArticle)];
  const pages = existsSync(site) ? readSite(site).pages : [];
  return [
    ...claimsOnPages(pages, { words, facts: files, articles }).map(
      ({ url, language, text, stated, origin }) =>
        `${url} (${language})  "${stated}" in "${text}": ${sourceOf(origin)}`,
    ),
    ...words.flatMap((file) =>
      claimsIn(file, facts).map(
        ({ key, stated, offset, fact }) =>
          `${file.path}:${lineAt(file.text, offset)}  ${key} states ${stated}: ${sourceOf(fact && { fact })}`,
      ),
    ),
    ...facts.map(({ file, line, name, source }) => `${file}:${line}  ${name}: ${source}`),
  ];
}

function sourceOf(origin: Origin | undefined): string {
  if (!origin) return 'no source';
  if ('reason' in origin) return `no claim: ${origin.reason}`;
  const { source, name, file, line } = origin.fact;
  return `${source} (${name} in ${file}:${line})`;
}
