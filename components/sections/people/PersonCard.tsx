import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import type { Person } from '../../../content/people.ts';
import { languageNames } from '../../../renderer/i18n/format.ts';
import { NewTabHint } from '../../ui/NewTabHint.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Portrait } from './Portrait.tsx';

/** Presents a person: portrait, name, function, and what else is known of languages, certificates and a profile. */
export function PersonCard({ person }: { person: Person }) {
  const { t, i18n } = useTranslation(['people', 'common']);
  const { key, name, languages = [], certificates = [], link } = person;
  const { title } = entryOf(t('items', { returnObjects: true }), key, 'people.json: items');
  return (
    <div className="flex gap-5">
      <Portrait person={person} />
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="text-muted">{title}</p>
        {languages.length > 0 && (
          <p className="mt-2 text-sm">
            {t('languages', { languages: languageNames(languages, i18n.language) })}
          </p>
        )}
        {certificates.map((certificate) => (
          <p key={certificate} className="mt-1 text-sm">
            <bdi>{certificate}</bdi>
          </p>
        ))}
        {link && (
          <TextLink to={link} target="_blank" standsAlone className="mt-1 text-sm">
            <NewTabHint hint={t('common:footer.newTab')}>
              {t('profile')} <span className="sr-inline">{name}</span>
            </NewTabHint>
          </TextLink>
        )}
      </div>
    </div>
  );
}
