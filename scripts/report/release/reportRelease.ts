import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { count } from '../../check/count.ts';
import { compareReleases } from './compareReleases.ts';
import { measureRelease } from './measureRelease.ts';
import { ReleasePage } from './ReleasePage.tsx';
import { type Release, releaseSchema } from './release.ts';
import { releaseSections } from './releaseSections.ts';

/** Beside the site, never part of it. */
const folder = 'dist/report';
/** The site's colours and its display font, as the build made it. */
const styles = ['renderer/styles/schemes.css', 'scripts/report/release/releasePage.css'];
const font = '.generated/display.woff2';

/**
 * Measures the built site and writes `dist/report/`, for people and as JSON.
 *
 * @param options `against`: the JSON of an earlier release
 * @throws Error that lists what is worse than in that release
 */
export async function reportRelease(options: {
  against?: string | undefined;
  lighthouse: boolean;
  axe: boolean;
}): Promise<void> {
  const before = options.against === undefined ? undefined : readRelease(options.against);
  const release = await measureRelease(options);
  const regressions = before && compareReleases(before, release);

  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(release, null, 2)}\n`);
  copyFileSync(font, path.join(folder, path.basename(font)));
  const stylesheet = styles.map((file) => readFileSync(file, 'utf8')).join('\n');
  const page = ReleasePage({ release, sections: releaseSections(release, regressions), stylesheet });
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html>${renderToStaticMarkup(page)}`);

  const { overBudget, observatory } = release;
  console.log(
    [
      ...overBudget,
      `${count(overBudget.length, 'thing')} over budget, headers ${observatory.grade} (${observatory.score}). See ${folder}/index.html.`,
    ].join('\n'),
  );
  if (regressions && regressions.length > 0)
    throw new Error(`Worse than ${options.against}:\n${regressions.join('\n')}`);
}

function readRelease(file: string): Release {
  if (!existsSync(file))
    throw new Error(
      `There is no ${file}. Give the dist/report/index.json that "npm run report" wrote for a release.`,
    );
  const { data, error } = releaseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  const { path: place = [], message = '' } = error.issues[0] ?? {};
  throw new Error(
    `${file}  ${place.join('.')} is not what a report of this version holds (${message}). Build that release and report it anew.`,
  );
}
