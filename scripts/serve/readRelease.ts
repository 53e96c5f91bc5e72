import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { rulesFile, type SiteRules } from '../build/hosts/siteRules.ts';

export interface ServedFile {
  type: string;
  /** What tells this content from any other. */
  digest: string;
  /** The content by its encoding: `identity`, and `br` and `gzip` where the build has compressed it. */
  contents: Readonly<Record<string, Buffer>>;
}

/** One build of the site, whole and never changed. */
export interface Release {
  /** By their addresses: `/services/cloud.html`. */
  files: ReadonlyMap<string, ServedFile>;
  rules: SiteRules;
}

const encodings = { br: '.br', gzip: '.gz' };

/**
 * Reads a built site into memory: what is served is looked up in a table, so no request reaches the disk.
 *
 * @param folder the built site
 * @throws Error when it changes meanwhile, or has no rules
 */
export async function readRelease(folder: string): Promise<Release> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map(async (file) => {
          const url = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
          return [url, await readFile(file)] as const;
        }),
    ),
  );
  const rules = contents.get(`/${rulesFile}`);
  if (!rules) throw new Error(`${folder} has no ${rulesFile}. Build the site anew: npm run build`);

  const files = new Map<string, ServedFile>();
  for (const [url, identity] of contents) {
    // A compressed copy is another form of its file, and what begins with "_" is for hosts.
    if (/\.(?:br|gz)$|^\/_/.test(url)) continue;
    const compressed = Object.entries(encodings).flatMap(([encoding, suffix]) => {
      const content = contents.get(url + suffix);
      return content ? [[encoding, content] as const] : [];
    });
    files.set(url, {
      type: getMimeType(url, { ...mimes, md: 'text/markdown' }) ?? 'application/octet-stream',
      digest: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
      contents: { identity, ...Object.fromEntries(compressed) },
    });
  }
  return { files, rules: JSON.parse(rules.toString()) };
}
