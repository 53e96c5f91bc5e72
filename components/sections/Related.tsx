import { useTranslation } from 'react-i18next';
import { entryOf } from '../../content/entryOf.ts';
import { relations } from '../../content/related.ts';
import { Entries } from './Entries.tsx';
import { Section } from './Section.tsx';

/** Links to the pages nearest to this one, each with the reason why. */
export function Related({ path }: { path: string }) {
  const { t } = useTranslation('related');
  const words = t('items', { returnObjects: true });
  const items = relations
    .filter(({ from }) => from === path)
    .map(({ key, to }) => {
      const { title, reason } = entryOf(words, key, 'related.json: items');
      return { title, description: reason, to };
    });
  return (
    <div data-print="no">
      <Section id="related" title={t('title')}>
        <Entries columns={2} items={items} />
      </Section>
    </div>
  );
}
