import { readJsonFile } from '../facts/readTextFile.ts';

/**
 * Reads a file of words from the disk, for what runs in Node without Vite.
 *
 * @param language the folder's name
 * @param namespace the file's name without `.json`
 * @throws Error when there is no such file
 */
export function readWords<Words>(language: string, namespace: string): Words {
  return readJsonFile(new URL(`../../locales/${language}/${namespace}.json`, import.meta.url));
}
