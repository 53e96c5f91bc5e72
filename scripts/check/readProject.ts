import { type JsonFile, parseJsonFile } from './parseJsonFile.ts';
import { readFiles } from './readFiles.ts';
import { type WordFile, wordFile } from './words/wordFile.ts';

/** @returns the files of words of a project, and those of facts */
export function readProject(project: string): { words: WordFile[]; facts: JsonFile[] } {
  return {
    words: readFiles(project, 'locales', /^locales\/[^/]+\/[^/]+\.json$/).map(({ path, text }) =>
      wordFile(path, text),
    ),
    facts: readFiles(project, 'content', /^content\/(?:specimens\/)?[^/]+\.json$/).map(({ path, text }) =>
      parseJsonFile(path, text),
    ),
  };
}
