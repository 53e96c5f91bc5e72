import { accessSync, constants, existsSync } from 'node:fs';

/**
 * The folder of what a build may use again. Build images that keep `node_modules` from one build to the next keep it too. Packages that
 * another user has installed, or that are read-only, have no room for it.
 */
export const cacheFolder = isWritable('node_modules/.cache') ? 'node_modules/.cache' : '.generated/cache';

function isWritable(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : 'node_modules', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
