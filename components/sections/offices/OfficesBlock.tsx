import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { type Office, offices } from '../../../content/offices.ts';
import { formatList, languageNames } from '../../../renderer/i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { classNames } from '../../ui/classNames.ts';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { Arrow, LineIcon } from '../../ui/LineIcon.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { telOf } from '../../ui/telOf.ts';
import { Split } from '../Split.tsx';
import { cityName } from './cityName.ts';

interface OfficesBlockProps {
  /** True to leave out the descriptions of all offices, and the e-mail addresses and languages of the offices abroad. */
  brief?: boolean;
}

export function OfficesBlock({ brief = false }: OfficesBlockProps) {
  return (
    <section id="offices" className="section-y border-y border-line bg-card">
      <div className="container-page grid grid-cols-1 gap-16">
        <Headquarters brief={brief} />
        <Agencies brief={brief} />
        <ForeignPresence brief={brief} />
      </div>
    </section>
  );
}

function Agencies({ brief }: { brief: boolean }) {
  const { t } = useTranslation('offices');
  const items = t('agencies.items', { returnObjects: true });
  if (offices.agencies.length === 0) {
    return null;
  }
  return (
    <Split id="agencies" title={t('agencies.title')}>
      <details>
        <summary className={classNames(buttonClass('outline'), 'w-fit')}>
          {t('agencies.list')}
          <LineIcon path={chevronDownPath} className="size-5 transition-transform in-[[open]]:rotate-180" />
        </summary>
        <ul className="mt-6 border-t border-ink">
          {offices.agencies.map((office) => {
            const { title, description } = entryOf(items, office.key, 'offices.json: agencies.items');
            return (
              <li key={office.key} className="grid gap-6 border-b border-line py-6 sm:grid-cols-2">
                <div>
                  <h3 className="text-h4">{title}</h3>
                  {!brief && <p className="mt-2 text-muted">{description}</p>}
                </div>
                <OfficeContact office={office} />
              </li>
            );
          })}
        </ul>
      </details>
    </Split>
  );
}

function Headquarters({ brief }: { brief: boolean }) {
  const { t } = useTranslation('offices');
  const { headquarters } = offices;
  return (
    <Split title={t('headquarters.title')}>
      <div className="grid gap-6 rounded-panel border border-ink p-6 sm:grid-cols-2 md:p-7">
        <div>
          <Badge>{t('headquarters.badge')}</Badge>
          <h3 className="mt-4 mb-2">{cityName(t, headquarters.name)}</h3>
          <OfficeContact office={headquarters} />
        </div>
        {!brief && <p className="text-muted">{t('headquarters.description')}</p>}
      </div>
    </Split>
  );
}

const lineClass = 'min-h-6 flex w-fit items-center pointer-coarse:min-h-11';

function OfficeContact({ office }: { office: Office }) {
  const { t, i18n } = useTranslation('offices');
  const { street, postalCode, city } = office.address;
  return (
    <address className="text-sm not-italic">
      <p className="text-muted">
        <bdi>{street}</bdi>
        <br />
        <bdi>
          {postalCode} {city}
        </bdi>
      </p>
      <TextLink to={`mailto:${office.email}`} className={lineClass}>
        {office.email}
      </TextLink>
      <TextLink to={telOf(office.phone)} className={lineClass}>
        {office.phone}
      </TextLink>
      {office.languages && (
        <p className="mt-1 text-muted">
          {t('languages', { languages: languageNames(office.languages, i18n.language) })}
        </p>
      )}
    </address>
  );
}

/** The offices in other countries. If `cities` is empty, no office is open yet in that country. */
function ForeignPresence({ brief }: { brief: boolean }) {
  const { t, i18n } = useTranslation('offices');
  const items = t('foreign.items', { returnObjects: true });
  if (offices.foreign.length === 0) {
    return null;
  }
  return (
    <Split title={t('foreign.title')}>
      <ul className="cell-grid sm:grid-cols-2">
        {offices.foreign.map(({ key, code, type, cities, path }) => {
          const { country, description } = entryOf(items, key, 'offices.json: foreign.items');
          const names = cities.map(({ address }) => cityName(t, address.city));
          // In Spanish, Tunis and Tunisia have the same name, which is shown only once.
          const others = names.filter((name) => name !== country);
          const citiesLine = cities.length > 0 ? formatList(others, i18n.language) : t('foreign.soon');
          return (
            <li key={key} className="flex flex-col bg-card p-6">
              <div className="mb-4 flex items-center justify-between gap-4">
                <Badge tone={cities.length > 0 ? 'accent' : 'neutral'}>{t(`foreign.types.${type}`)}</Badge>
                <span aria-hidden="true" className="font-mono text-xs text-muted">
                  {code}
                </span>
              </div>
              <h3 className="text-h4">{country}</h3>
              {citiesLine && <p className="mono-label">{citiesLine}</p>}
              {!brief && description && <p className="mt-2 text-muted">{description}</p>}
              {!brief &&
                cities.map(({ email, languages }) => (
                  <Fragment key={email}>
                    <TextLink to={`mailto:${email}`} isStandalone className="mt-2 min-h-6 w-fit text-sm">
                      {email}
                    </TextLink>
                    {languages && (
                      <p className="mt-1 text-sm text-muted">
                        {t('languages', { languages: languageNames(languages, i18n.language) })}
                      </p>
                    )}
                  </Fragment>
                ))}
              {path && (
                <p className="mt-auto pt-4">
                  <TextLink to={path} isStandalone className="gap-2 font-semibold">
                    {t('foreign.link', { city: names[0] ?? country })}
                    <Arrow />
                  </TextLink>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Split>
  );
}
