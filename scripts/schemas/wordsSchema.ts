import type { Node } from 'jsonc-parser';
import type { KeyUse } from '../check/code/keyUse.ts';
import { keyOf, propertiesOf } from '../check/valuesUnder.ts';
import { limits } from '../check/words/headLengths.ts';
import { placeholdersOf } from '../check/words/placeholdersOf.ts';
import { pluralBases } from '../check/words/pluralForms.ts';
import { textKindOf } from '../check/words/textLengths.ts';
import type { WordFile } from '../check/words/wordFile.ts';

type Schema = Record<string, unknown>;

/**
 * What a file of words must be in every language, for editors that complete keys and underline mistakes.
 *
 * @param model the default language's file
 * @param usesOf where code asks for a key of that file
 * @param shownBy says in words which pages show what code asks for
 * @returns a JSON Schema (2020-12)
 */
export function wordsSchema(
  model: WordFile,
  usesOf: (key: string) => readonly KeyUse[],
  shownBy: (uses: readonly KeyUse[]) => string,
): Schema {
  /** One schema for values that stand in the same place of several entries. */
  function schemaOf(nodes: readonly Node[]): Schema {
    const [first] = nodes;
    if (!first || nodes.some(({ type }) => type !== first.type)) return {};
    if (first.type === 'object') return group(nodes);
    if (first.type === 'array') return list(nodes, first);
    if (first.type !== 'string') return { type: first.type };
    return text(nodes, keyOf(first));
  }

  function group(nodes: readonly Node[]): Schema {
    const entries = nodes.map(propertiesOf);
    const names = [...new Set(entries.flat().map(({ name }) => name))];
    const bases = pluralBases(names);
    const isForm = (name: string) => bases.get(name) !== name;
    const valuesOf = (name: string) =>
      entries.flatMap((each) => each.filter((entry) => entry.name === name).map(({ value }) => value));
    const schemasOf = (found: readonly string[], asKey: (name: string) => string) =>
      Object.fromEntries(found.map((name) => [asKey(name), schemaOf(valuesOf(name))]));
    return {
      type: 'object',
      properties: schemasOf(
        names.filter((name) => !isForm(name)),
        (name) => name,
      ),
      // Each language has the plural forms that it needs.
      patternProperties: schemasOf(
        names.filter(isForm),
        (name) => `^${bases.get(name)}_(ordinal_)?(zero|one|two|few|many|other)$`,
      ),
      required: names
        .filter((name) => !isForm(name) || name.endsWith('_other'))
        .filter((name) => valuesOf(name).length === nodes.length),
      additionalProperties: false,
    };
  }

  function list(nodes: readonly Node[], first: Node): Schema {
    const lengths = nodes.map(({ children = [] }) => children.length);
    const key = keyOf(first);
    // What code shows entry by entry has as many as the page has places.
    const isFixed = usesOf(`${key}[0]`).some(({ pattern }) => /\.\d+(?:\.|$)/.test(pattern));
    return {
      type: 'array',
      items: schemaOf(nodes.flatMap(({ children = [] }) => children)),
      ...(isFixed && { minItems: Math.min(...lengths), maxItems: Math.max(...lengths) }),
      description: `${isFixed ? 'A list of fixed length.' : 'A list that may grow, by the same entries in every language.'} ${shownBy(usesOf(key))}`,
    };
  }

  function text(nodes: readonly Node[], key: string): Schema {
    if (/\]\.(?:key|id)$/.test(key))
      return {
        type: 'string',
        pattern: '^[\\w-]+$',
        description: 'A name for the pages: the same in every language.',
      };
    const [, head] = /[mM]eta\.(title|description)$/.exec(key) ?? [];
    const { kind, most } = textKindOf(key);
    const { least, most: longest } = limits[head as keyof typeof limits] ?? { least: 1, most };
    const all = nodes.map(({ value }) => placeholdersOf(value));
    const placeholders = [...(all[0] ?? [])].filter(
      (each) => all.every((set) => set.has(each)) && each !== 'count',
    );
    const isPlain = all.every((set) => set.size === 0);
    return {
      type: 'string',
      // With placeholders, a text of the head is counted as it is shown.
      ...(head && !isPlain ? { minLength: 1 } : { minLength: least, maxLength: longest }),
      ...(model.namespace !== 'promises' &&
        placeholders.length > 0 && {
          allOf: placeholders.map((each) => ({ pattern: `\\{\\{-?\\s*${each.replaceAll('.', '\\.')}\\b` })),
        }),
      description: [
        `${head ? `The page’s ${head} for search engines` : capitalised(kind)}, ${longest} characters at most.`,
        placeholders.length > 0 ? `Keep ${placeholders.map((each) => `{{${each}}}`).join(', ')}.` : '',
        shownBy(usesOf(key)),
      ]
        .filter(Boolean)
        .join(' '),
    };
  }

  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(model.root ? schemaOf([model.root]) : {}),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
