import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

const options = {
  against: { type: 'string' },
  lighthouse: { type: 'boolean', default: false },
} as const;

export type ReportOptions = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] & {
  /** What follows the name of the report. */
  folders: string[];
};

/** `npm run report` measures the release as a whole; with the name of a file in `scripts/report/`, what its `report()` measures. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (!existsSync(siteFolder))
    throw new Error(`There is no ${siteFolder} to measure. Build it first: npm run build`);
  const [name = 'release', ...folders] = positionals;
  const file = new URL(`report/${name}.ts`, import.meta.url);
  const found: { report?: (options: ReportOptions) => Promise<string[]> } = existsSync(file)
    ? await import(file.href)
    : {};
  if (!found.report) throw new Error(`There is no report "${name}". There are those of scripts/report/.`);
  console.log((await found.report({ ...values, folders })).join('\n'));
});
