import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Change, filesWith, writeFiles } from '../../../../scripts/new/changeProject.ts';
import { change } from '../build/projectCopy.ts';

/** One more of everything. */
export const added: readonly Change[] = [
  { kind: 'position', id: 'tester' },
  { kind: 'case-study', id: 'insurer' },
  { kind: 'consultant', id: 'mobile_tester' },
  { kind: 'agency', id: 'rennes' },
  { kind: 'country', id: 'morocco' },
  { kind: 'office', id: 'casablanca', within: 'morocco' },
  { kind: 'article', id: 'second-article' },
  { kind: 'domain', id: 'e-commerce' },
];

/** A fifth language: one entry in the list, one text, and no line of code. */
export const draft = 'de';
const entry = `  {
    code: '${draft}',
    name: 'Deutsch',
    flag: 'fr',
    direction: 'ltr',
    hreflang: 'de',
    ogLocale: 'de_DE',
    offered: false,
    draft: true,
  },
] as const;`;

/**
 * Gives a project one more of everything, and a language that is a draft.
 *
 * @param project the folder of a copy
 */
export function addAll(project: string): void {
  for (const each of added) writeFiles(project, filesWith(project, each));
  change(project, 'locales/languages.ts', '] as const;', entry);
  mkdirSync(path.join(project, `locales/${draft}`));
  const words = { hero: { title: 'Wir testen Ihre Software.' } };
  writeFileSync(path.join(project, `locales/${draft}/home.json`), JSON.stringify(words));
}
