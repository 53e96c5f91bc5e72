import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Host } from './host.ts';
import { rulesFile, type SiteRules } from './siteRules.ts';

interface HostOptions {
  /** The built site. */
  site: string;
  /** What the host gets; what stood there before goes. */
  folder: string;
  hostname: string;
}

/**
 * Writes what a host gets: the site, compressed where the host does not do that itself, and the host's own files.
 *
 * @throws Error when the site has more rules than the host takes
 */
export function writeHost(host: Host, { site, folder, hostname }: HostOptions): void {
  const rules: SiteRules = JSON.parse(readFileSync(path.join(site, rulesFile), 'utf8'));
  const files = host.files(rules, hostname);
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, path.join(folder, host.siteFolder ?? ''), {
    recursive: true,
    filter: (file) =>
      !path.basename(file).startsWith(rulesFile) && (host.servesCompressed || !/\.(?:br|gz)$/.test(file)),
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
