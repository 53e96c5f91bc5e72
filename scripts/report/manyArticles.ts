import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishedLanguages } from '../../content/builtLanguages.ts';
import { inputs } from '../build/inputs.ts';
import type { BuildTimes } from '../build/phases.ts';
import { buildFlags } from '../buildFlags.mjs';
import { buildTimesFile } from '../siteFolder.ts';

/** How many generated articles are built beside the site's own: `ARTICLES=0,250,2500`. Each is a document in every language. */
const counts = (process.env.ARTICLES ?? '0,250').split(',').map(Number);
const article = 'content/articles/automatiser-les-tests-par-ou-commencer';

/**
 * What a build costs with many articles, without share pictures and compression: clean, once more with all that it has kept, and after
 * one changed word.
 *
 * @returns nothing more: each line is printed as soon as it is known, because builds take minutes
 * @throws Error with what a build said, when it fails
 */
export async function report(): Promise<string[]> {
  console.log(
    'Builds with generated articles (seconds on the clock, and of the processor; without share pictures and compression)',
  );
  console.log('  documents                  clock  processor   memory   its parts (of the processor)');
  for (const count of counts) {
    const project = copyWith(count);
    const documents = count * publishedLanguages.length;
    const build = (what: string) => {
      const command = [...buildFlags, '--import', 'tsx', 'scripts/build.ts', '--local'];
      execFileSync(process.execPath, command, {
        cwd: project,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, NODE_ENV: undefined },
      });
      const times: BuildTimes = JSON.parse(readFileSync(path.join(project, buildTimesFile), 'utf8'));
      const parts = Object.entries(times.seconds);
      const sum = (seconds: Record<string, number>) =>
        Object.values(seconds)
          .reduce((total, each) => total + each, 0)
          .toFixed(1);
      console.log(
        `  ${`${documents} more, ${what}`.padEnd(24)}${sum(times.seconds).padStart(8)}${sum(times.processorSeconds).padStart(11)}${`${times.megabytes} MB`.padStart(9)}   ${parts.map(([part, seconds]) => `${part} ${seconds.toFixed(1)} (${times.processorSeconds[part]?.toFixed(1)})`).join(', ')}`,
      );
    };
    try {
      build('clean');
      rmSync(path.join(project, 'dist'), { recursive: true });
      build('kept');
      change(project, 'locales/en/about.json', ' the ', ' our ');
      build('one word');
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  }
  return [];
}

/** @returns the folder of a copy of the project that has so many articles more */
function copyWith(count: number): string {
  const project = mkdtempSync(path.join(os.tmpdir(), 'eprouva-articles-'));
  for (const input of [...inputs, 'package.json', 'tsconfig.json', '.generated'].filter(existsSync))
    cpSync(input, path.join(project, input), { recursive: true });
  // The same packages, and nothing kept yet.
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name), 'junction');
  // The blog's own page would become too heavy: it lists a few, and each article leads to the next.
  change(project, 'pages/blog/+Page.tsx', 'others.map(', 'others.slice(0, 5).map(');
  change(
    project,
    'pages/blog/+metadata.ts',
    'articlesIn(language).map(',
    'articlesIn(language).slice(0, 5).map(',
  );
  for (const language of publishedLanguages) {
    const source = readFileSync(`${article}/${language}.md`, 'utf8');
    for (let number = 1; number <= count; number += 1) {
      const folder = path.join(project, `content/articles/article-${number}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${language}.md`), numbered(source, number, count));
    }
  }
  return project;
}

/** An article of the same length that says nothing which another one says. */
function numbered(source: string, number: number, count: number): string {
  const [, facts = '', text = ''] = source.split(/^---$/m);
  // No day of an article of the site's own: their bylines would be the same.
  const day = new Date(Date.UTC(2010, 0, 1) + (number % 2500) * 86_400_000).toISOString().slice(0, 10);
  const next = `  - path: /blog/article-${(number % count) + 1}\n    title: "${number}"\n    reason: "${number}"\n`;
  return [
    '---',
    facts
      .replace(/^title: "/m, `title: "${number} `)
      .replace(/^(title: ".{1,44}).*"$/m, '$1"')
      .replace(/^description: "(.{80}).*"$/m, `description: "${number} $1"`)
      .replace(/^(teaser|authorBio): "/gm, `$1: "${number} `)
      .replace(/^featured: true$/m, 'featured: false')
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^comments:[\s\S]*$/m, '')
      .replace(/^( +(?:caption|reason): ")/gm, `$1${number} `)
      .replace(/^related:\n/m, `related:\n${next}`)
      .trim(),
    '---',
    text.replace(/^(#+ |[-\d>][. ]+)?(?=[\p{L}«“*])/gmu, `$&${number} `),
  ].join('\n');
}

/** Changes a file of the copy; what is to be replaced must be there. */
function change(project: string, file: string, before: string, after: string): void {
  const text = readFileSync(path.join(project, file), 'utf8');
  if (!text.includes(before))
    throw new Error(`${file} no longer holds "${before}": say in scripts/report/manyArticles.ts what does.`);
  writeFileSync(path.join(project, file), text.replace(before, after));
}
