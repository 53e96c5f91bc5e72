import { cityNameIn } from '../../../content/offices.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** @returns what a language calls a city, "Túnez", and the same where it has no name of its own */
export function cityName(t: Translate, city: string): string {
  return cityNameIn(t('offices:cityNames', { returnObjects: true }), city);
}
