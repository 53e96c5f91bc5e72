import { cityName } from '../../../components/sections/offices/cityName.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { Position } from '../../../content/positions.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

export function positionTexts(t: Translate, { key, city }: Position) {
  const items = t('positions:items', { returnObjects: true, city: cityName(t, city) });
  return entryOf(items, key, 'positions.json: items');
}

export function positionTitle(t: Translate, { key }: Pick<Position, 'key'>): string {
  const items = t('careers:positions.items', { returnObjects: true });
  return entryOf(items, key, 'careers.json: positions.items').title;
}
