import { existsSync, readdirSync } from 'node:fs';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

interface ReportModule {
  /** Measures something; each line is for a person to read. */
  report?: () => Promise<string[]>;
}

await runCommand(async () => {
  if (!existsSync(siteFolder))
    throw new Error(`There is no ${siteFolder} to measure. Build it first: npm run build`);
  const folder = new URL('report/', import.meta.url);
  const [only] = process.argv.slice(2);
  for (const file of readdirSync(folder).sort()) {
    if (only && file !== `${only}.ts`) continue;
    const { report }: ReportModule = await import(new URL(file, folder).href);
    if (report) console.log(`${(await report()).join('\n')}\n`);
  }
});
