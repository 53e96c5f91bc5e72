import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { contentStore } from '../contentStore.ts';

/** A rendered document, and the words and articles that it is made of. */
export interface RenderedDocument {
  html: string;
  files: readonly string[];
}

/** What is known of a document under some of the files that it is made of: it, or of which others it is made too. */
type Known = { html: string } | { files: string[] };

/**
 * Which files a document is made of is known once it has been rendered. So each entry of the store that is made of too few of them
 * names the others, and the next one is looked for under all of these.
 *
 * @param ingredients all that it is made of beside these files
 * @returns its HTML; nothing when it is not there
 */
export function keptDocument(ingredients: readonly string[]): string | undefined {
  const read: string[] = [];
  for (;;) {
    const entry = contentStore.kept('documents', [...ingredients, ...digestsOf(read)]);
    if (!entry) return undefined;
    const known: Known = JSON.parse(entry.toString());
    if ('html' in known) return known.html;
    read.push(...known.files);
  }
}

/**
 * @param ingredients as {@link keptDocument} will be asked
 * @param rendered what was made of them
 */
export async function keepDocument(
  ingredients: readonly string[],
  { html, files }: RenderedDocument,
): Promise<void> {
  const read: string[] = [];
  for (;;) {
    const others = files.filter((file) => !read.includes(file));
    const entry = await contentStore.file('documents', [...ingredients, ...digestsOf(read)], () =>
      Buffer.from(JSON.stringify(others.length > 0 ? { files: others } : { html })),
    );
    const known: Known = JSON.parse(entry.toString());
    if ('html' in known) return;
    read.push(...known.files);
  }
}

const digests = new Map<string, string>();

/**
 * A list of articles is read by every page that shows one: its digest is found once.
 *
 * @param patterns files, or what matches several: which there are counts too
 */
function digestsOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const digest = digests.get(pattern) ?? digestOf(pattern);
    digests.set(pattern, digest);
    return [pattern, digest];
  });
}

function digestOf(pattern: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(pattern).sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
