import { parseEnv } from 'node:util';
import { chatOptionsFrom } from '../../functions/chat-with-ai/chatOptionsFrom.ts';
import { SettingsError } from '../../functions/service/readSettings.ts';
import { site } from '../../site.config.ts';
import { loadSettings, readVariables, settingExamples } from '../settings.ts';
import type { TextFile } from './files.ts';
import { didYouMean, type Problem, problemAt } from './problem.ts';
import { strangeCharacters } from './words.ts';

/**
 * What is wrong with `.env`: names that nothing reads, values that cannot be used, settings of which some are set and some are not.
 *
 * @param file `.env`, where there is one
 */
export function checkSettings(file: TextFile | undefined): Problem[] {
  if (!file) return [];
  if (file.fault) return [problemAt(file, 0, file.fault)];
  const known = Object.keys(settingExamples());
  const lines = file.text.split('\n').map((line) => /^\s*(?:export\s+)?([^=#\s]+)\s*(=)?/.exec(line));
  const at = (index: number, message: string): Problem => ({
    file: file.path,
    ...(index === -1 ? {} : { line: index + 1 }),
    severity: 'error',
    message,
  });
  const lineOf = (name: string) => lines.findLastIndex((found) => found?.[1] === name);

  const written = lines.flatMap((found, index) => {
    const [, name = '', sign] = found ?? [];
    if (!name) return [];
    const last = lineOf(name);
    const fault = !sign
      ? `has no "=". Write ${name}=value, or begin the line with "#".`
      : !known.includes(name)
        ? `is no setting. ${didYouMean(name, known, 'The settings are in .env.example.')}`
        : last !== index && `is set again on line ${last + 1}, which counts. Keep one of them.`;
    return fault ? at(index, `${name} ${fault}`) : [];
  });
  const values: Record<string, string | undefined> = { ...parseEnv(file.text) };
  const refused = [loadSettings, chatOptionsFrom].flatMap((read) => faultsOf(() => read(values)));
  return [
    ...strangeCharacters(file),
    ...written,
    ...refused.map(({ name, message }) => at(lineOf(name), `${name} ${message}.`)),
  ];
}

/** The addresses of what the site calls. */
const services = ['FORM_ENDPOINT', 'CAPTCHA_SCRIPT_URL', ...(site.assistant ? ['CHAT_FUNCTION_URL'] : [])];

/** @returns a note for each service that is the local stand-in of `npm start`, which a launched site has none of */
export function standIns(variables = readVariables()): Problem[] {
  return services
    .filter((name) => !URL.canParse(variables[name] ?? ''))
    .map((name) => ({
      file: '.env',
      severity: 'note',
      message: `gives no address of a service as ${name}.`,
    }));
}

function faultsOf(read: () => unknown): SettingsError['faults'] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}
