import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * Removes the built files that no document needs, at once or later: entries of pages whose code never reaches the browser, and
 * words that no island asks for.
 *
 * @param folder the built site; the names of its assets carry a hash, so whoever needs one spells it out
 * @returns the files that were removed
 */
export function removeUnusedAssets(folder: string): string[] {
  const unused = new Set(globSync('assets/**', { cwd: folder, absolute: true }));
  const needed = globSync(['**', '!assets/**'], { cwd: folder, absolute: true, dot: true });
  for (let file = needed.pop(); file !== undefined; file = needed.pop()) {
    const text = readFileSync(file, 'utf8');
    for (const asset of unused) {
      if (!text.includes(path.basename(asset))) continue;
      unused.delete(asset);
      needed.push(asset);
    }
  }
  for (const file of unused) rmSync(file);
  return [...unused];
}
