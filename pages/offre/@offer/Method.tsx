import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import type { OfferKey } from './offerParts.ts';

const parts = ['scope', 'testing', 'automation'] as const;

/** Lists the scope and the tests of an offer, by hand and automated: its first three parts, one under the other. */
export function Method({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  return (
    <Section>
      {/* A band without a title is a plain `div`: the parts are the sections. */}
      <div className="grid gap-y-14 md:gap-y-20">
        {parts.map((part) => (
          <section
            key={part}
            id={part}
            aria-labelledby={`${part}-title`}
            className="grid gap-x-16 gap-y-6 border-t border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <h2 id={`${part}-title`} className="text-h3">
              {t(`labels.parts.${part}`)}
            </h2>
            <ul>
              {t(`${offer}.${part}.items`, { returnObjects: true }).map((item) => (
                <li key={item} className="border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
                  <p className="max-w-measure">{item}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
