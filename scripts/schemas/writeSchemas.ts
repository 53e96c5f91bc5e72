import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { FileSchema } from './projectSchemas.ts';

const settingsFile = '.vscode/settings.json';
const folder = '.generated/schemas';

/**
 * Writes schemas, and into the settings of VS Code which file has which. Other settings stay as they are.
 * The schemas are not committed: each change of a key would change them too, and two branches would collide there.
 *
 * @param project its folder
 * @param schemas what to write
 * @returns the settings as they are now
 */
export function writeSchemas(project: string, schemas: readonly FileSchema[]): string {
  for (const { name, schema } of schemas) {
    const file = path.join(project, folder, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
  const settings = path.join(project, settingsFile);
  const before = existsSync(settings) ? readFileSync(settings, 'utf8') : '{}\n';
  const after = settingsWith(before, schemas);
  mkdirSync(path.dirname(settings), { recursive: true });
  if (after !== before) writeFileSync(settings, after);
  return after;
}

/** @returns the settings with a place for each schema */
export function settingsWith(settings: string, schemas: readonly FileSchema[]): string {
  const wired = schemas.map(({ name, files }) => ({
    fileMatch: [`/${files}`],
    url: `./${folder}/${name}.json`,
  }));
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(settings, modify(settings, ['json.schemas'], wired, { formattingOptions }));
}
