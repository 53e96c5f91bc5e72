import { readFileSync, writeFileSync } from 'node:fs';
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
  return [options.send ? await sendList() : await writeList()];
}

async function writeList(): Promise<string> {
  const { origin, indexNowKey: key } = company;
  const file = 'content-digests.json';
  type Digests = Partial<Record<string, string>>;
  const built: Digests = JSON.parse(readFileSync(path.join(siteFolder, file), 'utf8'));
  const online: Digests | undefined = await fetch(`${origin}/${file}`, {
    signal: AbortSignal.timeout(10_000),
  })
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  const urlList = Object.keys({ ...built, ...online })
    .filter((url) => built[url] !== online?.[url])
    .map((url) => origin + url);
  const list = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
  writeFileSync(listFile, JSON.stringify(list, null, 2));
  const reason = online ? '' : `${origin} gives no earlier digests: every page counts as changed.\n`;
  return `${reason}${urlList.length} changed pages are listed in ${listFile}. After the release, run "npm run report announce -- --send".`;
}

async function sendList(): Promise<string> {
  const { status, ok } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: readFileSync(listFile),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = `${endpoint} answered ${status}.`;
  if (!ok) throw new Error(`${answer} See https://www.indexnow.org/documentation for what it means.`);
  return `Announced. ${answer}`;
}
