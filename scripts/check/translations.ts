import { getNodePath, type Node } from 'jsonc-parser';
import { defaultLanguage, fallbackLanguage, languages } from '../../content/languages.ts';
import { keyOf, keyPath, propertiesOf, valuesUnder } from './files.ts';
import { closestTo, count, didYouMean, type Problem, problemAt, problemOf, quote } from './problem.ts';
import { placeholdersOf, type WordFile } from './words.ts';

const codes: readonly string[] = languages.map(({ code }) => code);
const published: readonly string[] = languages.filter(({ draft }) => !draft).map(({ code }) => code);
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Holds the languages against each other. The default language leads: what it has, the others have. Only where all others
 * agree against it is it the one that has lost or misspelt something.
 *
 * @param folders the folders of `locales/`
 */
export function checkTranslations(folders: readonly string[], files: readonly WordFile[]): Problem[] {
  const namespaces = [...new Set(files.map(({ namespace }) => namespace))];
  // A draft may have no words yet.
  const written = codes.filter(
    (code) => published.includes(code) || files.some(({ language }) => language === code),
  );
  return [
    ...folders
      .filter((folder) => !codes.includes(folder))
      .map((folder) => {
        const known = `is not a language of content/languages.ts (known: ${codes.join(', ')})`;
        return problemOf(`locales/${folder}/`, `${known}. Add it there or remove the folder.`);
      }),
    ...namespaces.flatMap((namespace) => {
      const same = files.filter((each) => each.namespace === namespace && codes.includes(each.language));
      return [
        ...missingFiles(namespace, same, namespaces, written),
        ...differences(same.filter(({ root }) => root)),
      ];
    }),
    ...files.flatMap(pluralForms),
  ];
}

function missingFiles(
  namespace: string,
  files: readonly WordFile[],
  namespaces: readonly string[],
  written: readonly string[],
): Problem[] {
  const have = (code: string) => files.some(({ language }) => language === code);
  const others = published.filter((code) => code !== defaultLanguage);
  if (!have(defaultLanguage) && !others.every(have)) {
    const advice = didYouMean(
      namespace,
      namespaces.filter((each) => each !== namespace),
      'Remove it, or add it there too.',
    );
    return files.map(({ path }) =>
      problemOf(path, `is unknown: ${nameOf(defaultLanguage)} has no such file. ${advice}`),
    );
  }
  return written
    .filter((code) => !have(code))
    .map((code) => {
      const source = `locales/${code === defaultLanguage ? fallbackLanguage : defaultLanguage}/${namespace}.json`;
      return problemOf(
        `locales/${code}/${namespace}.json`,
        `is missing. Put it back, or translate ${source} into it.`,
      );
    });
}

/** A value under the key that pages use, in one language: the forms of a plural are one entry, under their base. */
interface Entry {
  node: Node;
  /** Where it stands in an object, for what follows it. */
  parent: string;
  /** What it is: of a text with what it quotes. Languages agree where these are equal. */
  signature: string;
}

/** How the name of a text in several forms ends. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** @returns all values of a file of words, in its order, by the key that pages use: `left`, `items[2].title` */
export function entriesOf({ root, namespace }: WordFile): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const collect = (node: Node, path: readonly PropertyKey[]) => {
    entries.set(keyPath(path), {
      node,
      parent: keyPath(path.slice(0, -1)),
      signature: signatureOf(node, namespace),
    });
    for (const [index, child] of (node.type === 'array' ? (node.children ?? []) : []).entries())
      collect(child, [...path, index]);
    const properties = propertiesOf(node);
    // As i18next does: `left_one` and `left_other` are one text, `left`, and the general form stands for both.
    for (const { name, value } of properties) {
      const base = name.replace(pluralForm, '');
      const isForm = properties.some((each) => each.name === `${base}_other`);
      if (!isForm || name.endsWith('_other')) collect(value, [...path, isForm ? base : name]);
    }
  };
  if (root) collect(root, []);
  return entries;
}

function signatureOf(node: Node, namespace: string): string {
  if (node.type === 'object') return 'a group of texts {…}';
  if (node.type === 'array') return 'a list […]';
  if (node.type !== 'string') return `the value ${node.value}`;
  const path = getNodePath(node);
  if (typeof path.at(-2) === 'number' && /^(?:key|id)$/.test(String(path.at(-1))))
    return `name ${node.value}`;
  // The forms of opening hours are given all values, and each language takes those that it needs.
  if (namespace === 'promises' && /^hours/.test(String(path[0]))) return 'a text "…"';
  return ['a text "…"', ...quotedBy(node.value)].join(' ');
}

/** "< 2 s" may be said in words, which quote its number alone: right to left, signs change sides. */
function quotedBy(text: string): string[] {
  return [...placeholdersOf(text)].map((name) => name.replace(/^figures\./, 'numbers.')).sort();
}

function differences(files: readonly WordFile[]): Problem[] {
  const all: Side[] = files.map((file) => ({ file, name: nameOf(file.language), entries: entriesOf(file) }));
  const leader = all.find(({ file }) => file.language === defaultLanguage);
  const others = all
    .filter((each) => each !== leader && published.includes(each.file.language))
    .sort((one) => (one.file.language === fallbackLanguage ? -1 : 0));
  const [first] = others;
  if (!leader || !first) return [];

  const keys = [...new Set(all.flatMap(({ entries }) => [...entries.keys()]))];
  /** Whether two or more others agree on what an entry is. */
  const isAgreed = (key: string) => {
    const [signature, ...rest] = others.map(({ entries }) => entries.get(key)?.signature);
    return signature !== undefined && rest.length > 0 && rest.every((each) => each === signature);
  };
  const lost = keys.filter((key) => !leader.entries.has(key) && isAgreed(key));

  return keys.flatMap((key) => {
    const signatures = new Set(all.map(({ entries }) => entries.get(key)?.signature));
    if (signatures.size === 1) return [];
    // A misspelt key of the default language is unknown there, and not missing in the others.
    const isMisspelt = others.every(({ entries }) => !entries.has(key)) && closestTo(key, lost).length > 0;
    const model = isMisspelt || isAgreed(key) ? first : leader;
    return all
      .filter((each) => (isMisspelt ? each === leader : each !== model))
      .flatMap((each) => differenceAt(key, each, model));
  });
}

/** A file of words, what its language is called, and its entries by key. */
interface Side {
  file: WordFile;
  name: string;
  entries: ReadonlyMap<string, Entry>;
}

function differenceAt(key: string, { file, entries }: Side, model: Side): Problem[] {
  const [here, there] = [entries.get(key), model.entries.get(key)];
  const { parent = '' } = here ?? there ?? {};
  const [around, modelAround] = [entries.get(parent), model.entries.get(parent)];
  if (here?.signature === there?.signature) return [];
  const wrong = (node: Node, message: string, at = node.offset) => [
    problemAt(file, at, `${keyOf(node)} ${message}`),
  ];
  if (here && there) return wrong(here.node, differenceOf(here, there, model.name));
  // What is missing or unknown with all around it is said once.
  if (!around || around.signature !== modelAround?.signature) return [];
  if (there) {
    const message = `is missing (${model.name}: ${sampleOf(there.node)})`;
    return wrong(there.node, message, placeAfter(there.node, around.node));
  }
  if (!here) return [];
  const missing = [...model.entries.keys()].filter((each) => !entries.has(each));
  const advice = didYouMean(key, missing, 'Remove it, or add it there too.');
  return wrong(here.node, `is unknown: ${model.name} has no such key. ${advice}`, here.node.parent?.offset);
}

function differenceOf(here: Entry, there: Entry, model: string): string {
  const [mine, theirs] = [here.node, there.node];
  if (mine.type !== theirs.type || mine.type !== 'string') {
    const kind = signatureOf(theirs, '').replace(/ "…".*/, ' "…"');
    const own = signatureOf(mine, '').replace(/ "…".*/, ' "…"');
    return `is ${own}, and ${model} has ${kind}. Write ${kind}.`;
  }
  if (there.signature.startsWith('name '))
    return `is ${quote(mine.value)}, and ${model} has ${quote(theirs.value)} at this place. It is a name for the pages, not a text: keep the same names in the same order.`;
  const [has, wanted] = [quotedBy(mine.value), quotedBy(theirs.value)];
  const faults = [
    ...wanted.filter((each) => !has.includes(each)).map((each) => `lacks {{${each}}}`),
    ...has
      .filter((each) => !wanted.includes(each))
      .map((each) => `has {{${each}}}, to which no page gives a value`),
  ];
  return `${faults.join(' and ')} (${model}: ${quote(theirs.value)})`;
}

/** Where something missing belongs: after what stands before it in the model, or else where its group begins. */
function placeAfter(missing: Node, around: Node): number {
  const names = propertiesOf(missing.parent?.parent ?? missing).map(({ name }) => name);
  const before = names.slice(0, names.indexOf(String(getNodePath(missing).at(-1))));
  const found = propertiesOf(around).findLast(({ name }) => before.includes(name));
  return found ? found.value.offset + found.value.length - 1 : around.offset;
}

function sampleOf(node: Node): string {
  const texts = valuesUnder(node).filter(({ type }) => type === 'string');
  const [first] = texts;
  if (!node.children) return quote(String(node.value));
  return `${count(texts.length, 'text')}, from ${quote(String(first?.value ?? ''))}`;
}

function nameOf(language: string): string {
  return languageNames.of(language) ?? language;
}

const upToHundred = Array.from({ length: 101 }, (_, number) => number);

/**
 * Plural forms that a language needs and a text lacks, and forms that the language does not have (Unicode CLDR, "Language
 * Plural Rules"). Large numbers may have forms of their own, which a text can do without.
 */
function pluralForms(file: WordFile): Problem[] {
  if (!file.root || !codes.includes(file.language)) return [];
  const rules = new Intl.PluralRules(file.language);
  const known = rules.resolvedOptions().pluralCategories;
  const needed = new Map(upToHundred.toReversed().map((number) => [rules.select(number), number]));
  return valuesUnder(file.root).flatMap((group) => {
    const properties = propertiesOf(group);
    const names = properties.map(({ name }) => name);
    const general = properties.filter(({ name }) => name.endsWith('_other'));
    return general.flatMap(({ name, offset }) => {
      const stem = name.slice(0, -'other'.length);
      const keyIn = (form: string) => keyPath([...getNodePath(group), stem + form]);
      const missing = [...needed]
        .filter(([form]) => !names.includes(stem + form))
        .map(
          ([form, example]) =>
            `${keyIn(form)} is missing: numbers such as ${example} take this form in "${file.language}".`,
        );
      const unknown = (['one', 'two', 'few', 'many'] as const)
        .filter((form) => names.includes(stem + form) && !known.includes(form))
        .map(
          (form) =>
            `${keyIn(form)} is a plural form that "${file.language}" does not have. Remove it (forms: ${known.join(', ')}).`,
        );
      return [...missing, ...unknown].map((message) => problemAt(file, offset, message));
    });
  });
}
