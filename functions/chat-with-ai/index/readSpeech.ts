import { existsSync } from 'node:fs';
import { company } from '../../../content/company.ts';
import { type LanguageCode, languages } from '../../../content/languages.ts';
import { readJsonFile } from '../../../renderer/facts/readTextFile.ts';
import type { Speech } from '../knowledge.ts';

const folder = new URL('../../../content/', import.meta.url);

/** The languages that have a folder in `content/chat/`. Questions in others are answered in the fallback language. */
export const chatLanguages: readonly LanguageCode[] = languages
  .map(({ code }) => code)
  .filter((code) => existsSync(new URL(`chat/${code}`, folder)));

/**
 * Reads the words of visitors from `content/`: the lists that all languages share, and the folder of a language.
 *
 * @param language one of {@link chatLanguages}
 */
export function readSpeech(language: LanguageCode): Speech {
  const topics = read<Omit<Speech['topics'][number], 'ways'>[]>('chat/topics');
  const sectors = read<Omit<Speech['sectors'][number], 'ways'>[]>('chat/sectors');
  const waysOf = read<Record<string, string>>(`chat/${language}/topics`);
  const namesOf = read<Record<string, string>>(`chat/${language}/sectors`);
  const words = read<Speech['words']>(`chat/${language}/words`);
  return {
    // Any question may name the company.
    words: { ...words, common: `${words.common} ${company.name} ${company.slug}` },
    topics: withWays(topics, waysOf),
    places: read(`chat/${language}/places`),
    sectors: withWays(sectors, namesOf),
  };
}

/** @returns the entries that the language has words for, with these */
function withWays<Entry extends { key: string }>(
  entries: readonly Entry[],
  words: Readonly<Record<string, string>>,
): (Entry & { ways: string })[] {
  return entries.flatMap((entry) => {
    const ways = words[entry.key];
    return ways ? { ...entry, ways } : [];
  });
}

function read<Value>(name: string): Value {
  return readJsonFile(new URL(`${name}.json`, folder));
}
