import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import type { DomainKey } from '../../../locales/i18next.d.ts';

const parts = ['security', 'audit'] as const;

/** Says how security is tested in a domain, and which audit is offered: two texts side by side, each under a drawn ruler. */
export function DomainSecurity({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {parts.map((part) => (
          <section key={part} id={part} className="ruler">
            <h2 className="text-h3">{t(`labels.${part}`)}</h2>
            <p className="mt-4 max-w-measure text-lg text-muted">{t(`${domain}.${part}`)}</p>
          </section>
        ))}
      </div>
    </Section>
  );
}
