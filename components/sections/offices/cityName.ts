import { cityNameIn } from '../../../content/offices.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** @returns the name of a city in the language of `t`, or `city` itself if the translations have no name for it */
export function cityName(t: Translate, city: string): string {
  return cityNameIn(t('offices:cityNames', { returnObjects: true }), city);
}
