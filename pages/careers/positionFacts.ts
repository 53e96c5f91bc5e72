import { entryOf } from '../../content/entryOf.ts';
import type { Position } from '../../content/positions.ts';
import { cityName } from '../../locales/cityName.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/**
 * @param t speaks the page's language
 * @param position its facts
 * @returns what is sure of a position, each with its label
 */
export function positionFacts(t: Translate, position: Position) {
  const items = t('careers:positions.items', { returnObjects: true });
  const { department } = entryOf(items, position.key, 'careers.json: positions.items');
  return [
    { label: t('careers:positions.labels.department'), value: department },
    { label: t('careers:positions.labels.location'), value: cityName(t, position.city) },
    {
      label: t('careers:positions.labels.type'),
      value: t(`careers:positions.types.${position.employmentType}`),
    },
    {
      label: t('careers:positions.labels.experience'),
      value: t('careers:positions.labels.years', { count: position.minimumExperienceYears }),
    },
  ];
}
