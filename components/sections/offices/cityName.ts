import { cityNameIn } from '../../../content/offices.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/**
 * @param t the translation function of the page's language
 * @param city as `content/offices.json` writes it
 * @returns what the language calls it: "Túnez", and the same where it has no name of its own
 */
export function cityName(t: Translate, city: string): string {
  return cityNameIn(t('offices:cityNames', { returnObjects: true }), city);
}
