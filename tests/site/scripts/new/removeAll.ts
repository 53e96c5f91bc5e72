import { readFileSync } from 'node:fs';
import { type Change, filesWith, filesWithout, writeFiles } from '../../../../scripts/new/changeProject.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const idsIn = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
const offices = read('content/offices.json');
const firstArticle = 'automatiser-les-tests-par-ou-commencer';

/** All that may go, and a domain and an article. */
const removed: Change[] = [
  ...idsIn(read('content/positions.json')).map((id) => ({ kind: 'position', id })),
  ...idsIn(read('content/caseStudies.json')).map((id) => ({ kind: 'case-study', id })),
  ...idsIn(read('content/consultants.json')).map((id) => ({ kind: 'consultant', id })),
  ...idsIn(offices.agencies).map((id) => ({ kind: 'agency', id })),
  ...idsIn(offices.foreign)
    .filter((id) => id !== 'tunisia')
    .map((id) => ({ kind: 'country', id })),
  { kind: 'article', id: firstArticle },
  { kind: 'domain', id: 'cloud' },
];

/** What stood on pages and must be on none then: addresses, names of cities, titles. */
export const gone: readonly string[] = [
  ...offices.agencies.map(({ address }: { address: { city: string } }) => address.city),
  ...['/services/cloud"', '/offre/cloud"', `/blog/${firstArticle}`, 'testeur-fonctionnel', 'type=sap_tester'],
];

/**
 * Leaves a project the least that it can be.
 *
 * @param project the folder of a copy
 */
export function removeAll(project: string): void {
  // A blog has an article.
  writeFiles(project, filesWith(project, { kind: 'article', id: 'second-article' }));
  for (const change of removed) writeFiles(project, filesWithout(project, change));
}
