import { caseStudies } from '../content/caseStudies.ts';
import { catalogue } from '../content/catalogue.ts';
import { company } from '../content/company.ts';
import { consultants } from '../content/consultants.ts';
import { domains } from '../content/domains.ts';
import { offices } from '../content/offices.ts';
import { positions } from '../content/positions.ts';
import { processSteps } from '../content/processSteps.ts';
import { tools } from '../content/tools.ts';
import { entryOf } from './entryOf.ts';
import { formatList } from './format.ts';
import about from './fr/about.json';
import type fr from './fr/lists.json';

/** French is their type: a count that another language lacks does not compile. */
export type ListWords = typeof fr;
type Form<Key> = Key extends `${infer Name}_other` ? Name : never;

/** A list of facts whose length words quote. */
export type CountName = Form<keyof ListWords>;

const { headquarters, agencies, foreign } = offices;
const inFrance = [headquarters, ...agencies];
const abroad = foreign.flatMap(({ cities }) => cities);

/** How long each list is that words count; the reasons for choosing the company are words themselves. */
export const counts: Readonly<Record<CountName, number>> = {
  abroadCount: abroad.length,
  agencyCount: agencies.length,
  automationToolCount: tools.automation.length,
  caseCount: caseStudies.length,
  centreCount: abroad.length,
  certificateCount: company.certifications.length,
  consultantCount: consultants.length,
  deliverableCount: processSteps.length,
  domainCount: domains.length,
  entryCount: catalogue.length,
  frenchOfficeCount: inFrance.length,
  performanceToolCount: tools.performance.length,
  positionCount: positions.length,
  profileCount: consultants.length,
  serviceCount: catalogue.filter(({ type }) => type === 'service').length,
  soonCount: foreign.filter(({ cities }) => cities.length === 0).length,
  stepCount: processSteps.length,
  reasonCount: about.why.items.length,
};

/**
 * What words may quote of the lists of facts, so that none of them counts by itself.
 *
 * - `{{positionCount}}` in a sentence, "four open positions"; `{{PositionCount}}` where the sentence begins with it
 * - `{{frenchCities}}`, `{{abroadCities}}`, the cities where a team works
 *
 * @param language the code of the language to say them in
 * @param words what `locales/<language>/lists.json` holds
 * @param numbers how the language writes them: the list in `locales/<language>/promises.json`
 * @param cityNames what the language calls cities that facts spell otherwise, in `locales/<language>/offices.json`
 * @param lengths how long each list is
 * @returns the texts by the names that words use
 * @throws Error when the words lack a form
 */
export function listTexts(
  language: string,
  words: ListWords,
  numbers: readonly string[],
  cityNames: Readonly<Record<string, string>> = {},
  lengths = counts,
): Record<string, string> {
  const texts: Record<string, string> = {
    frenchCities: formatList(
      inFrance.map(({ address: { city } }) => cityNames[city] ?? city),
      language,
    ),
    abroadCities: formatList(
      abroad.map(({ address: { city } }) => cityNames[city] ?? city),
      language,
    ),
  };
  for (const [name, length] of Object.entries(lengths)) {
    // As i18next: a text may have a form of its own for none, whatever the language.
    const form = length === 0 ? 'zero' : new Intl.PluralRules(language).select(length);
    const text = entryOf<string>(words, `${name}_${form}`, `locales/${language}/lists.json`);
    const written = text.replace('{{count}}', numbers[length] ?? String(length));
    texts[name] = written;
    texts[name.charAt(0).toUpperCase() + name.slice(1)] = written.charAt(0).toUpperCase() + written.slice(1);
  }
  return texts;
}
