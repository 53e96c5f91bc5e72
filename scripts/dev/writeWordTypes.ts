import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { defaultLanguage } from '../../content/languages.ts';
import { readTextFile } from '../../renderer/facts/readTextFile.ts';

/** Beside the words, in the repository: types are looked at before anything has run. */
const file = 'locales/leadingWords.d.ts';

/** Lists the files of the leading language, whose keys are the types of all words. Nothing is written where the list is right. */
export function writeWordTypes(): void {
  const names = globSync(`locales/${defaultLanguage}/*.json`)
    .map((each) => path.basename(each, '.json'))
    // A copy of a file has a name that is none in code: `about (1)`.
    .filter((name) => /^\w+$/.test(name))
    .sort();
  const text = `// Written by \`npm run check\`.
${names.map((name) => `import type ${name} from './${defaultLanguage}/${name}.json';\n`).join('')}
/** The words as the leading language has them, by file. */
export interface LeadingWords {
${names.map((name) => `  ${name}: typeof ${name};\n`).join('')}}
`;
  if (readTextFile(file) !== text) {
    writeFileSync(file, text);
  }
}
