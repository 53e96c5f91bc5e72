import { accessSync, constants, existsSync } from 'node:fs';

/** What a build may use again. Build images that keep `node_modules` keep it too; one that is read-only has no room for it. */
export const cacheFolder = isWritable('node_modules/.cache') ? 'node_modules/.cache' : '.generated/cache';

function isWritable(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : 'node_modules', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
