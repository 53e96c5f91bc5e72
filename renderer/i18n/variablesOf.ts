import { caseStudies } from '../../content/caseStudies.ts';
import { catalogue } from '../../content/catalogue.ts';
import { commitments } from '../../content/commitments.ts';
import { company } from '../../content/company.ts';
import { consultants } from '../../content/consultants.ts';
import { domains } from '../../content/domains.ts';
import { entryOf } from '../../content/entryOf.ts';
import { allFigures, type Figure } from '../../content/figures.ts';
import { languageOf } from '../../content/languages.ts';
import { cityNameIn, offices } from '../../content/offices.ts';
import { days, prices, teamCounts } from '../../content/prices.ts';
import { processSteps } from '../../content/processSteps.ts';
import { tools } from '../../content/tools.ts';
import { countedWords } from '../../locales/countedWords.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { buildDay } from '../content/buildDay.ts';
import { openPositions } from '../content/openPositions.ts';
import { capitalised, commitmentTexts } from './commitmentTexts.ts';
import {
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  interpolate,
  languageNames,
  unitStyle,
} from './format.ts';

/** @returns the interpolation variables of translations, by name: `company`, `figures.projects` */
export function variablesOf(language: string, translations: Resources): ReadonlyMap<string, string> {
  const { lists, commitments: wording } = translations;
  const { cityNames } = translations.offices;
  const ofCompany = {
    company: company.name,
    foundingDate: formatDate(company.incorporated, language),
    headOffice: cityNameIn(cityNames, offices.headquarters.address.city),
  };
  const [workLanguage = '', ...others] = company.workLanguages;
  return new Map(
    textsIn({
      ...ofCompany,
      buildYear: buildDay().slice(0, 4),
      workLanguage: languageNames([workLanguage], language),
      ...(others.length > 0 && { otherWorkLanguages: languageNames(others, language) }),
      ...commitmentTexts(language, commitments, wording),
      ...priceTexts(language, wording.range),
      ...figureTexts(language),
      basis: basisTexts(lists, ofCompany),
      ...textsOfLists(language, lists, wording.numbers, cityNames, {
        ...counts,
        ...countedWords(translations),
      }),
    }),
  );
}

/** @returns the names and texts of nested values. The names have dots: `figures.projects`. */
function textsIn(values: object, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? textsIn(value, `${prefix}${name}.`) : [[prefix + name, String(value)]],
  );
}

/** @returns the variables of figures: `{{figures.projects}}`, as shown ("50+"), and `{{numbers.projects}}`, without signs ("50") */
export function figureTexts(language: string) {
  return {
    figures: textsOf((figure) => figureText(figure, language)),
    numbers: textsOf(({ value }) => formatNumber(Math.abs(value), language, { useGrouping: false })),
  };
}

function textsOf(write: (figure: Figure) => string): Record<string, string> {
  return Object.fromEntries(allFigures.map((figure) => [figure.key, write(figure)]));
}

/** @returns the explanation of each headline figure, `{{basis.years}}`. An invented explanation is labelled as an example. */
export function basisTexts(
  { basis, exampleBasis }: { basis: Readonly<Record<string, string>>; exampleBasis: string },
  variables: Readonly<Record<string, string>>,
  figures = allFigures,
): Record<string, string> {
  return Object.fromEntries(
    figures.flatMap((figure) => {
      if (!figure.basis) {
        return [];
      }
      const template = entryOf<string>(basis, figure.key, 'locales/*/lists.json: basis');
      const text = interpolate(template, (name) => variables[name]);
      const isExample = figure.basis.source === 'example';
      return [[figure.key, isExample ? interpolate(exampleBasis, () => text) : text]];
    }),
  );
}

function figureText({ value, unit, form }: Figure, language: string): string {
  const text = formatNumber(unit === 'percent' ? value / 100 : value, language, {
    ...numberStyle(unit, language),
    maximumFractionDigits: 1,
    useGrouping: false,
    signDisplay: form === 'change' ? 'exceptZero' : 'auto',
  })
    // `Intl` writes a minus sign as a hyphen. A no-break space keeps the unit on the line of its number.
    .replace('-', '−')
    .replace(' ', '\u00a0');
  const figure =
    form === 'below' ? `<\u00a0${text}` : text + (form === 'atLeast' ? '+' : unit === 'times' ? 'x' : '');
  return languageOf(language).direction === 'rtl' ? isolated(figure) : figure;
}

/** Isolates a figure, so that its signs keep their places within right-to-left text (Unicode, UAX #9, "Explicit Directional Isolates"). */
function isolated(figure: string): string {
  return `\u2068${figure}\u2069`;
}

function numberStyle(unit: Figure['unit'], language: string): Intl.NumberFormatOptions {
  if (unit === undefined || unit === 'times') {
    return {};
  }
  if (unit === 'percent') {
    return { style: 'percent' };
  }
  return unitStyle(unit, language);
}

/** The texts that contain a count: `lists.json` without the explanations of figures. */
export type ListTexts = Omit<Resources['lists'], 'basis' | 'exampleBasis'>;
type Form<Key> = Key extends `${infer Name}_other` ? Name : never;

export type CountName = Form<keyof ListTexts>;

const { headquarters, agencies, foreign } = offices;
const inFrance = [headquarters, ...agencies];
const abroad = foreign.flatMap(({ cities }) => cities);

/**
 * The counts that translations insert: lengths of lists in content, and the number of people in a role. A list has two names if
 * translations count it in two ways, such as `stepCount` and `deliverableCount`.
 */
export const counts = {
  abroadCount: abroad.length,
  ...teamCounts,
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
  positionCount: openPositions.length,
  profileCount: consultants.length,
  serviceCount: catalogue.filter(({ type }) => type === 'service').length,
  soonCount: foreign.filter(({ cities }) => cities.length === 0).length,
  stepCount: processSteps.length,
} satisfies Partial<Record<CountName, number>>;

/** @returns the variables for lists: `{{positionCount}}` ("four open positions"), `{{PositionCount}}` ("Four …"), `{{frenchCities}}` */
export function textsOfLists(
  language: string,
  translations: ListTexts,
  numbers: readonly string[],
  cityNames: Readonly<Record<string, string>> = {},
  lengths: Readonly<Partial<Record<CountName, number>>> = counts,
): Record<string, string> {
  const texts: Record<string, string> = {
    frenchCities: formatList(
      inFrance.map(({ address }) => cityNameIn(cityNames, address.city)),
      language,
    ),
    abroadCities: formatList(
      abroad.map(({ address }) => cityNameIn(cityNames, address.city)),
      language,
    ),
  };
  for (const [name, length] of Object.entries(lengths)) {
    // As in i18next, a text may have a separate form for zero in any language.
    const form = length === 0 ? 'zero' : new Intl.PluralRules(language).select(length);
    const text = entryOf<string>(translations, `${name}_${form}`, `locales/${language}/lists.json`);
    const formatted = interpolate(text, () => numbers[length] ?? String(length));
    texts[name] = formatted;
    texts[capitalised(name)] = capitalised(formatted);
  }
  return texts;
}

/** @returns variables for `prices`, such as `{{auditPrice}}` ("6 800 € à 7 600 €"), and for `days`. A variable without a value is empty. */
function priceTexts(language: string, range: string): Record<string, string> {
  const ofPrices = Object.entries(prices).map(([name, price]) => {
    if (!price) {
      return [name, ''];
    }
    const [from, to] = [price.from, price.to].map((amount) => formatMoney(amount, price.currency, language));
    return [name, from === to ? from : interpolate(range, (end) => (end === 'from' ? from : to))];
  });
  const ofDays = Object.entries(days).map(([name, number]) => [name, String(number ?? '')]);
  return Object.fromEntries([...ofPrices, ...ofDays]) as Record<string, string>;
}
