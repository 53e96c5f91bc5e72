import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

interface ReportModule {
  /** Measures something; each line is for a person to read. `send` is asked for by `--send`, and `folders` follow the name. */
  report?: (options: { send: boolean; folders: string[] }) => Promise<string[]>;
}

/** `npm run report` measures the release as a whole; with the name of a file in `scripts/report/`, that alone. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
      axe: { type: 'boolean', default: false },
      send: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(siteFolder))
    throw new Error(`There is no ${siteFolder} to measure. Build it first: npm run build`);
  const [name, ...folders] = positionals;
  if (!name) {
    const { reportRelease } = await import('./report/release/reportRelease.ts');
    return reportRelease(values);
  }
  const folder = new URL('report/', import.meta.url);
  const { report }: ReportModule = existsSync(new URL(`${name}.ts`, folder))
    ? await import(new URL(`${name}.ts`, folder).href)
    : {};
  if (!report)
    throw new Error(
      `There is no report "${name}". There are the files of scripts/report/: ${globSync('scripts/report/*.ts')
        .map((file) => file.replace(/.*\/|\.ts$/g, ''))
        .sort()
        .join(', ')}.`,
    );
  console.log((await report({ ...values, folders })).join('\n'));
});
