import { getNodeValue } from 'jsonc-parser';
import { promises } from '../../../content/promises.ts';
import { figureTexts } from '../../../locales/figureTexts.ts';
import { formatDate, formatNumber } from '../../../locales/format.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { type ListWords, listTexts } from '../../../locales/listTexts.ts';
import { type PromiseWords, promiseTexts } from '../../../locales/promiseTexts.ts';
import { readWords } from '../../../locales/readWords.ts';
import { type VouchedFact, vouchedArticle, vouchedFacts } from '../facts/vouchedFacts.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { TextFile } from '../readFiles.ts';
import { valuesUnder } from '../valuesUnder.ts';
import { isIn, type Origin, originOf, quotedFact } from '../words/originOf.ts';
import { type Statement, statementsIn } from '../words/statementsIn.ts';
import type { WordFile } from '../words/wordFile.ts';
import type { PageSources } from './claimsOnPages.ts';
import { countedOnPages, shownFacts } from './shownFacts.ts';

export const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

/** A text of the words as a page shows it. */
interface Template {
  place: string;
  /** With the figures and promises that it quotes; what pages fill in is still between braces. */
  text: string;
  /** The placeholders, a group of the expression for each. */
  names: string[];
  /** What stands between them: looked for first, since the expression takes longer. */
  literals: string[];
  pattern: RegExp;
}

/** A value of `content/` as a language writes it. */
interface ShownValue {
  text: string;
  fact: VouchedFact;
}

/**
 * @param language the code of a language
 * @param sources what its pages are made of
 * @returns functions that lead from what these pages show to where it comes from
 */
export function originsIn(language: string, { words, facts, articles }: PageSources) {
  const vouched = facts.flatMap(vouchedFacts);
  const ownArticles = articles.filter(({ path }) => path.endsWith(`/${language}.md`));
  const quoted = textsToQuote(language);
  const templates = templatesOf(language, words, quoted);
  const known = new Map<string, Template[]>();
  for (const each of templates) known.set(each.text, [...(known.get(each.text) ?? []), each]);
  const open = templates.filter(({ text }) => text.includes('{{'));
  const values: ShownValue[] = [
    ...facts.flatMap((file) => valuesOf(file, language)),
    ...ownArticles.flatMap((file) => datesOf(file, language)),
    ...Object.entries(quoted).flatMap(([name, text]) => {
      const fact = quotedFact(name, vouched);
      return fact ? [{ text, fact }] : [];
    }),
  ].sort((one, other) => other.text.length - one.text.length);

  const traced = new Map<string, (Origin | undefined)[]>();

  /** @returns where each statement of a text comes from, in their order */
  function trace(text: string, statements: readonly Statement[]): (Origin | undefined)[] {
    const origins = traced.get(text) ?? findOrigins(text, statements);
    traced.set(text, origins);
    return origins;
  }

  function findOrigins(text: string, statements: readonly Statement[]): (Origin | undefined)[] {
    for (const template of [...(known.get(text) ?? []), ...open]) {
      const isPossible = template.literals.every((literal) => text.includes(literal));
      const found = isPossible ? template.pattern.exec(text) : null;
      if (!found) continue;
      const origins = statements.map((statement) => originIn(template, found, statement));
      if (origins.every(Boolean)) return origins;
    }
    return statements.map(
      (statement) => valueAt(text, statement) ?? counted(text) ?? partOf(text) ?? articleWith(text),
    );
  }

  function originIn(template: Template, found: RegExpExecArray, statement: Statement): Origin | undefined {
    const { place, names } = template;
    const end = statement.index + statement.stated.length;
    const group = found.indices?.findIndex(
      (span, index) => index > 0 && span && span[0] < end && statement.index < span[1],
    );
    if (!group || group < 0) return originOf(place, vouched);
    const [name = '', filledIn = ''] = [names[group - 1], found[group]];
    const fact = quotedFact(name, vouched);
    if (fact) return { fact };
    if (/Count$/.test(name)) return { reason: 'a count of a list of facts' };
    const file = shownFacts.find((each) => isIn(place, each.words))?.file;
    const value = values.find((each) => each.fact.file === file && filledIn.includes(each.text));
    if (value) return { fact: value.fact };
    const inside = filledIn === found[0] ? [] : trace(filledIn, statementsIn(filledIn, language));
    if (inside.length > 0 && inside.every(Boolean)) return inside[0];
    return originOf(place, vouched) ?? countedOnPages.find((each) => each.words && isIn(place, each.words));
  }

  /**
   * What a text says beside its values would be somebody's word: it has to be nothing but values.
   * One that is too short could be anything: "5" alone does not say what it counts.
   */
  function valueAt(text: string, { stated }: Statement): Origin | undefined {
    const held = values.filter((each) => each.text.length > 2 && text.includes(each.text));
    const rest = held.reduce((left, each) => left.replaceAll(each.text, ''), text);
    return /\p{L}|\d/u.test(rest) ? undefined : held.find((each) => each.text.includes(stated));
  }

  function counted(text: string): Origin | undefined {
    return countedOnPages.find(({ shown }) => shown?.test(text));
  }

  /** Links cut a text of the words into several of the page. */
  function partOf(text: string): Origin | undefined {
    const whole = text.length > 9 ? templates.find((each) => each.text.includes(text)) : undefined;
    return whole && originOf(whole.place, vouched);
  }

  function articleWith(text: string): Origin | undefined {
    const isQuoted = text.length > 9 && ownArticles.some((each) => each.text.includes(text));
    return isQuoted ? articleProse : undefined;
  }

  return {
    trace,
    /** @returns where all comes from that an article or a specimen states */
    originOfDocument: (url: string, heading: string): Origin | undefined => {
      const [, slug] = /\/blog\/([^/]+)$/.exec(url) ?? [];
      // An unknown address shows the article that the blog opens with.
      if (slug === '404' || (slug && ownArticles.some(({ path }) => path.includes(`/${slug}/`))))
        return articleProse;
      const names = (known.get(heading) ?? []).map(
        ({ place }) => /^specimens:(\w+)\.hero\.title$/.exec(place)?.[1],
      );
      const fact = vouched.find(({ file }) => names.some((name) => file.endsWith(`specimens/${name}.json`)));
      return fact && { fact };
    },
  };
}

/** An article works out examples and advises its reader; its date and its author have their source. */
const articleProse: Origin = { reason: 'the advice of an article' };

/** The figures, promises and counts of a language, by the names that words use. */
function textsToQuote(language: string): Record<string, string> {
  const said = readWords<PromiseWords>(language, 'promises');
  const texts = {
    ...promiseTexts(language, promises, said),
    ...listTexts(
      language,
      readWords<ListWords>(language, 'lists'),
      said.numbers,
      readWords<Resources['offices']>(language, 'offices').cityNames,
    ),
  };
  const { figures, numbers } = figureTexts(language);
  for (const [key, text] of Object.entries(figures)) texts[`figures.${key}`] = text;
  for (const [key, text] of Object.entries(numbers)) texts[`numbers.${key}`] = text;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(directionMarks, '')]),
  );
}

function templatesOf(
  language: string,
  words: readonly WordFile[],
  quoted: Readonly<Record<string, string>>,
): Template[] {
  return (
    words
      .filter((file) => file.language === language && file.namespace !== 'gallery')
      .flatMap(({ namespace, texts }) => texts.map(({ key, text }) => ({ namespace, key, text })))
      .map(({ namespace, key, text }) => {
        const names: string[] = [];
        const parts = text
          .replaceAll(directionMarks, '')
          .split(/(\{\{-?\s*[^\s,}]+[^}]*\}\})/)
          .map((part) => {
            const [, name] = /^\{\{-?\s*([^\s,}]+)/.exec(part) ?? [];
            if (!name) return { shown: part, pattern: escaped(part) };
            names.push(name);
            const value = quoted[name];
            return { shown: value ?? part, pattern: `(${value === undefined ? '.+?' : escaped(value)})` };
          });
        return {
          place: `${namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`,
          text: parts.map(({ shown }) => shown).join(''),
          names,
          literals: parts.map(({ shown }) => shown).filter((part) => !part.startsWith('{{')),
          pattern: new RegExp(`^${parts.map(({ pattern }) => pattern).join('')}$`, 'ds'),
        };
      })
      // What is nothing but placeholders would recognise every text; what says more is surer.
      .filter(({ text }) => !text.includes('{{') || /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')))
      .sort((one, other) => other.text.length - one.text.length)
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.\\^$*+?()[\]{}|-]/g, '\\$&');
}

/** @returns the values of a file in every way in which pages write them, those of a fact before those around it */
function valuesOf(file: JsonFile, language: string): ShownValue[] {
  if (!file.root || file.errors.length > 0) return [];
  return valuesUnder(file.root)
    .filter((node) => node.type === 'object' && typeof getNodeValue(node).source === 'string')
    .reverse()
    .flatMap((root) => {
      const fact = vouchedFacts({ ...file, root }).find(() => true);
      const texts = valuesUnder(root).flatMap(({ value }) => textsOf(value, language));
      return fact ? texts.map((text) => ({ text, fact })) : [];
    });
}

function textsOf(value: unknown, language: string): string[] {
  if (typeof value === 'number')
    return [formatNumber(value, language).replaceAll(directionMarks, ''), String(value)];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return [formatDate(value, language), value];
  return [value, value.replaceAll(' ', '\u00a0'), value.replaceAll(' ', '')];
}

function datesOf(article: TextFile, language: string): ShownValue[] {
  const [fact] = vouchedArticle(article);
  const dates = article.text.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  return fact ? dates.flatMap((date) => textsOf(date, language).map((text) => ({ text, fact }))) : [];
}
