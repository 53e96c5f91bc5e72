import { cityName } from '../../../components/sections/offices/cityName.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import { positionAt } from '../../../renderer/facts/openPositions.ts';
import { jobPosting } from './jobPosting.ts';
import { positionTitle } from './positionTitle.ts';

export const metadata: Metadata = {
  words: (t, { position = '' }) => {
    const { key, ...facts } = positionAt(position);
    const city = cityName(t, facts.city);
    return entryOf(t('positions:items', { returnObjects: true, city }), key, 'positions.json: items').meta;
  },
  structuredData: (t, { position = '' }, { url }) => jobPosting(t, positionAt(position), url),
  crumb: (t, { position = '' }) => positionTitle(t, positionAt(position)),
};
