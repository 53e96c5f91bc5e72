import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, urlOf } from '../../content/languages.ts';
import { Island } from '../islands/Island.tsx';
import { island as toasts } from '../islands/toasts/Toasts.island.tsx';
import { Link } from '../ui/Link.tsx';

export function Layout({ switchPath, children }: { switchPath: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <nav>
        <Link to="/">{t('pages.home')}</Link> <Link to="/werkstatt">{t('pages.workshop')}</Link>
        {languages.map(({ code, name, hreflang }) => (
          <a key={code} href={urlOf(code, switchPath)} hrefLang={hreflang} data-language={code}>
            {name}
          </a>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className="p-4">
        {children}
      </main>
      <footer>{t('footer.description')}</footer>
      <Island of={toasts} when="interaction" props={{ configuration: 'stacked' }} />
    </>
  );
}
