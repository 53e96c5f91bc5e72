import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { type LanguageCode, languageOf } from '../../content/languages.ts';
import { languageNames } from '../../renderer/i18n/format.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { island as chat } from '../islands/chat/Chat.tsx';
import { suggestionsFor } from '../islands/chat/suggestionsFor.ts';
import { CookieBanner } from '../islands/cookieConsent/CookieBanner.tsx';
import { CookiePreferences } from '../islands/cookieConsent/CookiePreferences.tsx';
import { ThirdParties } from '../islands/cookieConsent/ThirdParties.tsx';
import { island as toasts } from '../islands/toasts/Toasts.tsx';
import { Link } from '../ui/Link.tsx';
import type { Crumb } from './breadcrumbOf.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface LayoutProps {
  /** The page's path without language prefix. At an alias (`aliases.ts`), the path of the page that is shown. */
  currentPath: string;
  /** The path that the language switcher links to: `currentPath`, or the home page on an error page. */
  switchPath: string;
  crumbs: readonly Crumb[];
  /** The language of the content, if it is not the visitor's language. Header and footer are always in the visitor's language. */
  textLanguage?: LanguageCode | undefined;
  children: ReactNode;
}

export function Layout({ currentPath, switchPath, crumbs, textLanguage, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      {/* The banner is before the header, so that the keyboard reaches it directly after the skip link. */}
      <CookieBanner />
      <Header currentPath={currentPath} switchPath={switchPath} />
      {company.chatProvider && (
        <Island of={chat} when="interaction" props={{ suggestions: suggestionsFor(currentPath) }} />
      )}
      {crumbs.length > 1 && <Breadcrumb crumbs={crumbs} />}
      <main id="main" tabIndex={-1} className="focus:no-outline">
        {textLanguage ? <OtherLanguage code={textLanguage}>{children}</OtherLanguage> : children}
      </main>
      <Footer withAddress={currentPath === '/'} />
      {/* `cookieConsent.css` shows the banner once the browser has parsed this dialog: it waits for the element after the dialog. */}
      <CookiePreferences />
      <IslandFailure />
      <ThirdParties />
      <Island of={toasts} when="interaction" props={{ configuration: 'single' }} />
    </>
  );
}

/** Shows a notice that the page's content is in another language, and marks this language for browsers (`lang`, WCAG 2.2 3.1.2). */
function OtherLanguage({ code, children }: { code: LanguageCode; children: ReactNode }) {
  const { t, i18n } = useTranslation('common');
  const { hreflang, direction } = languageOf(code);
  return (
    <>
      <p className="border-b border-line bg-card py-4 font-bold" data-print="no">
        <span className="container-page block">
          {t('otherLanguage', { language: languageNames([code], i18n.language) })}
        </span>
      </p>
      <div lang={hreflang} dir={direction}>
        {children}
      </div>
    </>
  );
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('breadcrumb.label')} className="border-b border-line bg-card" data-print="no">
      <ol className="container-page flex flex-wrap items-center gap-x-2 py-2 font-mono text-xs text-muted">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index === last ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            )}
            {/* If the slash began the next item, it could be painted before the label arrives, then move to a new line with the label. */}
            {index < last && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The first link of the page, shown on focus. It skips the header (WCAG 2.2 2.4.1). */
function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="#main"
      className="fixed start-4 -top-24 z-50 rounded-control bg-ink px-4 py-2.5 font-bold text-card focus:top-2 forced-color-adjust-none"
    >
      {t('skipLink')}
    </a>
  );
}

/**
 * The failure notice: it says that the code of a part of the page is slow or cannot be loaded. Three files show it with a text:
 * - `renderer/document/hydration/capture.ts` with the text of `data-slow` or `data-failed`, beside the control that was used
 * - `layers.css` with the text of `data-failed`, if no script runs
 * - `notify.ts` with the text of a toast, if the code of the toasts cannot be loaded
 *
 * The texts `data-slow` and `data-failed` are attributes, so that search engines do not read them as content of the page.
 */
function IslandFailure() {
  const { t } = useTranslation('common');
  return (
    <div id="island-failure" aria-live="assertive" data-print="no">
      <p
        popover="manual"
        data-slow={t('islandSlow')}
        data-failed={t('islandFailure')}
        // `withdrawNotice` (`hydrateIsland.ts`) removes the text, but leaves the popover open. The empty popover must not be seen.
        className="empty:hidden rounded-panel border border-s-4 border-alert bg-alert-soft p-4 text-sm shadow-sheet"
      />
    </div>
  );
}
