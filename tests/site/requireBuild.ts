import { existsSync } from 'node:fs';
import { siteFolder } from '../../scripts/siteFolder.ts';

/** Stops the tests that need the built site where there is none: the global setup of two projects in vitest.config.ts. */
export default function requireBuild(): void {
  if (existsSync(siteFolder)) {
    return;
  }
  throw new Error(
    `These tests read the built site, and ${siteFolder} does not exist. Run "npm run build" first.`,
  );
}
