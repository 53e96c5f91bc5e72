import { useTranslation } from 'react-i18next';
import { company } from '../../../content/company.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { NewTabHint } from '../../ui/NewTabHint.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FeatureGrid } from '../FeatureGrid.tsx';
import { Section } from '../Section.tsx';

export interface CertificationsWords {
  title: string;
  items: readonly { key: string; title: string; description: string }[];
}

/** The certifications, each under its stamp; nothing where there are none. */
export function Certifications({ words: { title, items } }: { words: CertificationsWords }) {
  const { t } = useTranslation(['about', 'common']);
  if (company.certifications.length === 0) {
    return null;
  }
  return (
    <Section id="certifications" title={title}>
      <FeatureGrid
        columns={2}
        items={company.certifications.map(({ key, name, check }) => ({
          ...entryOf(items, key, 'certifications.items'),
          mark: (
            <p
              aria-hidden="true"
              className="w-fit -rotate-3 rounded-control border-[3px] border-proof px-4 py-1 font-display text-h3 font-bold uppercase"
            >
              {name}
            </p>
          ),
          more: check && (
            <p className="mt-3">
              <TextLink to={check} target="_blank" standsAlone>
                <NewTabHint hint={t('common:footer.newTab')}>{t('about:certificateCheck')}</NewTabHint>
              </TextLink>
            </p>
          ),
        }))}
      />
    </Section>
  );
}
