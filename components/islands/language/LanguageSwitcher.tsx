import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOf, languages, urlOf } from '../../../content/languages.ts';
import { SvgFile } from '../../ui/SvgFile.tsx';
import { Menu } from '../menu/Menu.tsx';

const offered = languages.filter((language) => language.offered);

export const isSwitchable = offered.length > 1;

/** Links to a page (`path`, without language) in each offered language. `enterLanguage.ts` stores the choice and keeps the query. */
export function LanguageSwitcher({ path }: { path: string }) {
  const { t, i18n } = useTranslation('common');
  const current = languageOf(i18n.language);
  return (
    <Menu
      label={
        <span className="flex min-h-6 items-center gap-2">
          <Flag language={current.code} />
          <span className="sr-only">{t('languageSwitcher.label', { language: current.name })}</span>
          <span className="uppercase">{current.code}</span>
        </span>
      }
    >
      <ul>
        {offered.map(({ code, name, hreflang }) => (
          <li key={code}>
            <a
              href={urlOf(code, path)}
              lang={hreflang}
              hrefLang={hreflang}
              data-language={code}
              aria-current={code === current.code ? 'true' : undefined}
              className="flex gap-3"
            >
              <Flag language={code} />
              {name}
              <span className="ms-auto font-mono text-xs uppercase">{code}</span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

const files = import.meta.glob<string>('../../../locales/*/flag.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The flag of a language, from the language's folder. An SVG, because Windows has no flag emoji. */
function Flag({ language }: { language: LanguageCode }) {
  return (
    <SvgFile
      file={files[`../../../locales/${language}/flag.svg`] ?? ''}
      width="18"
      height="12"
      className="shrink-0 rounded-[2px] outline outline-line"
    />
  );
}
