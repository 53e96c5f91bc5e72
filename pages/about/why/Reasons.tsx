import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Arrow } from '../../../components/ui/Arrow.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { documentOf } from './documentOf.ts';

/** A row for each reason: its number, the promise, and the specimen that shows it. */
export function Reasons() {
  const { t } = useTranslation(['about', 'specimens']);
  return (
    <Section id="reasons" title={t('about:why.title')}>
      <ol className="border-t border-ink">
        {t('about:why.items', { returnObjects: true }).map(({ key, title, description }, index) => {
          const document = documentOf(key);
          return (
            <li
              key={key}
              className="grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1.7fr)_minmax(0,1fr)]"
            >
              <p aria-hidden="true" className="mono-label">
                {String(index + 1).padStart(2, '0')}
              </p>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-measure text-muted">{description}</p>
              </div>
              {document && (
                <div className="self-start border-s-2 border-proof bg-card p-4 sm:col-start-2 lg:col-start-3">
                  <p className="mono-label">{t('about:why.open')}</p>
                  <TextLink to={document.path} standsAlone className="gap-2">
                    {t(`specimens:names.${document.key}`)}
                    <Arrow />
                  </TextLink>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
