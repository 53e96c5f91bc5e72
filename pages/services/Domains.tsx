import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { namedDomains } from '../../renderer/i18n/namedFacts.ts';
import { DomainGlyph } from './DomainGlyph.tsx';

/** A card for each domain: what is tested, how security is treated, which audit is offered. */
export function Domains() {
  const { t } = useTranslation(['services', 'domains', 'common']);
  return (
    <Section id="domains" tone="card" title={t('domains.title')}>
      <ol className="cell-grid md:grid-cols-2">
        {namedDomains.map(({ key, offrePath }) => (
          <li
            key={key}
            id={key}
            className="relative flex flex-col bg-card p-6 md:last:odd:col-span-2 hover:bg-band hover:text-white md:p-8"
          >
            <DomainGlyph domain={key} className="mb-5 size-10 text-proof card-hover:text-lime" />
            <h3>
              <Link
                to={offrePath}
                className="flex items-center justify-between gap-4 after:absolute after:inset-0 card-hover:underline underline-offset-4"
              >
                {t(`common:domains.${key}`)}
                <Arrow />
              </Link>
            </h3>
            <p className="mt-2">{t(`domains:${key}.card.description`)}</p>
            <dl className="mt-5 text-sm text-muted card-hover:text-muted-dark">
              <Aspect term={t('domains.scope')} text={t(`domains:${key}.card.scope`)} />
              <Aspect term={t('domains.security')} text={t(`domains:${key}.card.security`)} />
              <Aspect term={t('domains.audit')} text={t(`domains:${key}.card.audit`)} />
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Aspect({ term, text }: { term: string; text: string }) {
  return (
    <div className="border-t border-dashed border-line py-3 last:pb-0">
      <dt className="mono-label card-hover:text-lime">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
