import { existsSync } from 'node:fs';
import { siteFolder } from '../../scripts/siteFolder.ts';

/** The global setup of two projects in vitest.config.ts. @throws Error if the built site, which their tests need, is missing */
export default function requireBuild(): void {
  if (existsSync(siteFolder)) {
    return;
  }
  throw new Error(
    `These tests read the built site, and ${siteFolder} does not exist. Run "npm run build" first.`,
  );
}
