import { useTranslation } from 'react-i18next';
import type { Picture } from 'vite-imagetools';
import { entryOf } from '../../../content/entryOf.ts';
import type { Person } from '../../../content/people.ts';
import { languageNames } from '../../../renderer/i18n/format.ts';
import { TextLink } from '../../ui/Link.tsx';
import { LogoDrawing } from '../../ui/LogoDrawing.tsx';
import { NewTabHint } from '../../ui/NewTabHint.tsx';

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
          <TextLink to={link} target="_blank" isStandalone className="mt-1 text-sm">
            <NewTabHint hint={t('common:footer.newTab')}>
              {t('profile')} <span className="sr-inline">{name}</span>
            </NewTabHint>
          </TextLink>
        )}
      </div>
    </div>
  );
}

/** The portrait of a person, or the company's logo if there is no portrait. The `alt` is empty, because the name is beside the image. */
export function Portrait({ person: { key } }: { person: Person }) {
  const portrait = portraitOf(key);
  if (!portrait) {
    return (
      <span className="grid size-24 shrink-0 place-items-center rounded-panel border border-line">
        <LogoDrawing className="size-12" />
      </span>
    );
  }
  return (
    <picture className="shrink-0">
      {Object.entries(portrait.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes="6rem" />
      ))}
      <img
        src={portrait.img.src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className="size-24 rounded-panel border border-line object-cover"
      />
    </picture>
  );
}

/** The images in `content/people/`, at twice their width in CSS pixels. Cameras write file extensions in lower or upper case. */
const portraits = import.meta.glob<Picture>(
  '../../../content/people/*.{[jJ][pP][gG],[jJ][pP][eE][gG],[pP][nN][gG],[wW][eE][bB][pP],[aA][vV][iI][fF],[gG][iI][fF],[sS][vV][gG]}',
  { eager: true, query: '?w=192&format=avif;webp&as=picture', import: 'default' },
);

/** @returns the image in `content/people/` that has the person's key as its name; undefined if there is no such file */
export function portraitOf(key: string): Picture | undefined {
  return Object.entries(portraits).find(([file]) => file.replace(/^.*\/|\.\w+$/g, '') === key)?.[1];
}
