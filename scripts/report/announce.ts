import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../content/company.ts';
import { siteFolder } from '../siteFolder.ts';

type Digests = Partial<Record<string, string>>;

/** What search engines are to be told of after the release, in the format of IndexNow (indexnow.org). */
const listFile = 'dist/indexnow.json';

/** Compares the built site with the one that is online, and writes the list of pages that changed. */
export async function report(): Promise<string[]> {
  const { origin, indexNowKey: key } = company;
  const file = 'content-digests.json';
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
  return [
    ...(online ? [] : [`${origin} gives no earlier digests: every page counts as changed.`]),
    `${urlList.length} changed pages are listed in ${listFile}. How they are announced is in docs/deploying.md.`,
  ];
}
