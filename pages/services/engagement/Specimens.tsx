import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { namedSpecimens } from '../../../renderer/i18n/namedFacts.ts';

/** The specimens, each under what its document is called. */
export function Specimens() {
  const { t } = useTranslation(['engagement', 'specimens']);
  if (namedSpecimens.length === 0) {
    return null;
  }
  return (
    <Section id="specimens" title={t('specimens.title')} lead={t('specimens.lead')}>
      <Entries
        items={namedSpecimens.map(({ key, path }) => ({
          to: path,
          title: t(`specimens:names.${key}`),
          description: t(`specimens.items.${key}`),
        }))}
      />
    </Section>
  );
}
