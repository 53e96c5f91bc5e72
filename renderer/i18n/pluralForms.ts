/** The plural forms of all languages (Unicode CLDR, "Language Plural Rules"). */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The ending of a key whose text has plural forms, as i18next writes it: `left_one`, `left_other`. */
export const pluralEnding = new RegExp(`_(${pluralForms.join('|')})$`);

/** @returns a map from each plural form that a language uses for counts from 0 to 100 to an example count; it always has `other` */
export function neededPluralForms(language: string): Map<string, number> {
  const rules = new Intl.PluralRules(language);
  const forms = new Map<string, number>();
  for (let count = 0; count <= 100; count += 1) {
    const form = rules.select(count);
    forms.set(form, forms.get(form) ?? count);
  }
  return forms.set('other', forms.get('other') ?? 100);
}
