import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @returns a text without byte order mark, with \n as line ending. Bytes that are not UTF-8 become U+FFFD. */
export function decodeText(content: Uint8Array | string): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/** Reads a text file that a person edits: translations, content, articles, settings. */
export function readTextFile(file: string | URL): string {
  return decodeText(readFileSync(file));
}

/** Reads a JSON file that a person edits. @throws Error with the name of the file if it is not valid JSON */
export function readJsonFile<Value>(file: string | URL): Value {
  try {
    return JSON.parse(readTextFile(file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    const name = path.relative('', file instanceof URL ? fileURLToPath(file) : file);
    throw new Error(`${name} cannot be read ("npm run check" says the line): ${error.message}`);
  }
}
