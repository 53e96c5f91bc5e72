import { cityNameIn } from '../../../content/offices.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

export function cityName(t: Translate, city: string): string {
  return cityNameIn(t('offices:cityNames', { returnObjects: true }), city);
}
