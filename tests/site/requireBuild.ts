import { existsSync } from 'node:fs';
import { siteFolder } from '../../scripts/siteFolder.ts';

/** Vitest's global setup of the project "site". */
export default function requireBuild(): void {
  if (existsSync(siteFolder)) {
    return;
  }
  throw new Error(
    `These tests read the built site, and ${siteFolder} does not exist. Run "npm run build" first.`,
  );
}
