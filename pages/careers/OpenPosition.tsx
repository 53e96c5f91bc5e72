import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { NewTabHint } from '../../components/ui/NewTabHint.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import type { Position } from '../../content/positions.ts';
import type { PositionWords } from '../../locales/i18next.d.ts';
import { formatDate } from '../../renderer/i18n/format.ts';
import { positionFacts } from './positionFacts.ts';

interface OpenPositionProps {
  facts: Position;
  words: PositionWords;
}

/** One open position, as a row of the record that leads to its page; the application is made on the recruitment site. */
export function OpenPosition({ facts, words }: OpenPositionProps) {
  const { t, i18n } = useTranslation('careers');
  return (
    <article
      id={facts.key}
      aria-labelledby={`${facts.key}-title`}
      className="grid gap-x-12 gap-y-6 border-b border-line py-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <div>
        <h3 id={`${facts.key}-title`}>
          <TextLink to={facts.path} standsAlone>
            {words.title}
          </TextLink>
        </h3>
        <p className="mt-3 max-w-measure text-muted">{words.description}</p>
        <p className="mt-3 font-mono text-xs text-muted">
          <time dateTime={facts.datePosted}>
            {t('positions.labels.posted', { date: formatDate(facts.datePosted, i18n.language) })}
          </time>
          <br />
          <time dateTime={facts.validThrough}>
            {t('positions.labels.validUntil', {
              date: formatDate(facts.validThrough, i18n.language),
            })}
          </time>
        </p>
      </div>
      <div className="flex flex-col items-start gap-6">
        <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-4 text-sm @max-[20rem]:grid-cols-1">
          {positionFacts(t, facts, i18n.language).map(({ label, value }) => (
            <div key={label}>
              <dt className="mono-label">{label}</dt>
              <dd className="text-balance">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={facts.applyUrl} target="_blank">
          <NewTabHint hint={t('positions.labels.newTab')}>
            {t('positions.labels.apply')} <span className="sr-inline">{`(${words.title})`}</span>
          </NewTabHint>
        </ButtonLink>
      </div>
    </article>
  );
}
