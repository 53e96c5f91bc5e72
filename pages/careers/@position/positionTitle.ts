import { entryOf } from '../../../content/entryOf.ts';
import type { Position } from '../../../content/positions.ts';
import type { Translate } from '../../../locales/i18next.d.ts';

/** @returns what the position is called, on its card and on its page */
export function positionTitle(t: Translate, { key }: Pick<Position, 'key'>): string {
  const items = t('careers:positions.items', { returnObjects: true });
  return entryOf(items, key, 'careers.json: positions.items').title;
}
