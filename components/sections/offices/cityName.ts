import { cityNameIn } from '../../../content/offices.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** @returns the name of a city in a language, such as "Túnez"; the given name if the language has no other */
export function cityName(t: Translate, city: string): string {
  return cityNameIn(t('offices:cityNames', { returnObjects: true }), city);
}
