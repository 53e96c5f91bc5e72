import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import type { OfferKey } from './offerKey.ts';

const parts = ['security', 'audit'] as const;

/** Says how an offer treats security, with what is left to specialists, and which audit can be asked for: two of its parts side by side. */
export function OfferSecurity({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  return (
    <Section tone="ink">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {parts.map((part) => (
          <section
            key={part}
            id={part}
            aria-labelledby={`${part}-title`}
            className="border-t border-lime pt-5"
          >
            <h2 id={`${part}-title`} className="text-h3">
              {t(`labels.parts.${part}`)}
            </h2>
            <p className="mt-4 max-w-measure text-lg text-muted-dark">{t(`${offer}.${part}.description`)}</p>
            {part === 'security' && (
              <p className="mt-3 [&_a]:text-white">
                <TextLink to="/services#security" standsAlone>
                  {t('labels.intrusion')}
                </TextLink>
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
