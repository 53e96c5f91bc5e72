import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../content/company.ts';
import { siteFolder } from '../siteFolder.ts';

/** What is to be announced, until it is. */
const listFile = 'dist/indexnow.json';
const endpoint = 'https://api.indexnow.org/indexnow';

/**
 * Tells search engines which pages changed (indexnow.org). Before a release it compares the built site with the one that is online and
 * writes the list; with `send`, after the release, it sends the list.
 *
 * @throws Error when there is no list to send, or it is refused
 */
export async function report(options: { send: boolean }): Promise<string[]> {
  if (options.send) return [await send()];
  const built = digestsOf(readFileSync(path.join(siteFolder, 'content-digests.json'), 'utf8'));
  const online = await fetch(`${company.origin}/content-digests.json`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const known = online?.ok ? digestsOf(await online.text()) : {};
  const urlList = [...new Set([...Object.keys(built), ...Object.keys(known)])]
    .filter((url) => built[url] !== known[url])
    .map((url) => company.origin + url);
  const { host } = new URL(company.origin);
  const key = company.indexNowKey;
  writeFileSync(
    listFile,
    JSON.stringify({ host, key, keyLocation: `${company.origin}/${key}.txt`, urlList }, null, 2),
  );
  return [
    ...(online?.ok ? [] : [`${company.origin} gives no earlier digests: every page counts as changed.`]),
    `${urlList.length} changed pages are listed in ${listFile}. After the release, run "npm run report announce -- --send".`,
  ];
}

async function send(): Promise<string> {
  if (!existsSync(listFile))
    throw new Error(`${listFile} is missing. Run "npm run report announce" before the release.`);
  const { status, ok } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: readFileSync(listFile),
    signal: AbortSignal.timeout(30_000),
  });
  if (!ok)
    throw new Error(
      `${endpoint} answered ${status}. See https://www.indexnow.org/documentation for what it means.`,
    );
  return `Announced. ${endpoint} answered ${status}.`;
}

function digestsOf(text: string): Record<string, string> {
  return JSON.parse(text);
}
