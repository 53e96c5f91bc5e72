import { useTranslation } from 'react-i18next';
import { company } from '../../../content/company.ts';
import { entryOf } from '../../../locales/entryOf.ts';
import { Section } from '../Section.tsx';

/** The certifications, each beside its stamp. */
export function Certifications() {
  const { t } = useTranslation('about');
  const items = t('certifications.items', { returnObjects: true });
  return (
    <Section id="certifications" title={t('certifications.title')} lead={t('certifications.lead')}>
      <ul className="grid gap-12 md:grid-cols-2 md:gap-16">
        {company.certifications.map(({ key, name }) => {
          const { title, description } = entryOf(items, key);
          return (
            <li key={key} className="flex flex-col items-start">
              <p
                aria-hidden="true"
                className="mb-6 -rotate-3 rounded-control border-[3px] border-proof px-4 py-1 font-display text-h3 font-bold text-proof uppercase"
              >
                {name}
              </p>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
