import { useTranslation } from 'react-i18next';
import { languageOf, languages, urlOf } from '../../../content/languages.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Menu } from '../menu/Menu.tsx';

const offered = languages.filter((language) => language.offered);

/** Whether visitors have a language to switch to. */
export const isSwitchable = offered.length > 1;

/**
 * Links to the same page in each offered language. `enterLanguage.ts` stores the choice and keeps the query of the address.
 *
 * @param path the page's path in every language, without prefix
 */
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
              className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-band hover:text-white focus-visible:-outline-offset-3 aria-[current]:font-bold"
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
