import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { offices } from '../../../content/offices.ts';
import { formatList, languageNames } from '../../../renderer/i18n/format.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Split } from '../Split.tsx';
import { cityName } from './cityName.ts';

/** The countries other than the first: those where the company has offices, and those where it will. */
export function ForeignPresence({ brief }: { brief: boolean }) {
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
          // Tunis and Tunisia have one name in Spanish, which is not said twice.
          const others = names.filter((name) => name !== country);
          const place = cities.length > 0 ? formatList(others, i18n.language) : t('foreign.soon');
          return (
            <li key={key} className="flex flex-col bg-card p-6">
              <div className="mb-4 flex items-center justify-between gap-4">
                <Badge tone={cities.length > 0 ? 'proof' : 'neutral'}>{t(`foreign.types.${type}`)}</Badge>
                <span aria-hidden="true" className="font-mono text-xs text-muted">
                  {code}
                </span>
              </div>
              <h3 className="text-h4">{country}</h3>
              {place && <p className="mono-label">{place}</p>}
              {!brief && description && <p className="mt-2 text-muted">{description}</p>}
              {!brief &&
                cities.map(({ email, languages }) => (
                  <Fragment key={email}>
                    <TextLink to={`mailto:${email}`} standsAlone className="mt-2 min-h-6 w-fit text-sm">
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
                  <TextLink to={path} standsAlone className="gap-2 font-semibold">
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
