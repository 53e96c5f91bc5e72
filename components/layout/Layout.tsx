import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Crumb } from '../../renderer/i18n/crumb.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { ChatAssistant } from '../islands/chat/ChatAssistant.tsx';
import { ConsentedScripts } from '../islands/cookieConsent/ConsentedScripts.tsx';
import { CookieBanner } from '../islands/cookieConsent/CookieBanner.tsx';
import { CookiePreferences } from '../islands/cookieConsent/CookiePreferences.tsx';
import { FrameOffers } from '../islands/cookieConsent/FrameOffers.tsx';
import { island as toasts } from '../islands/toasts/Toasts.island.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { IslandFailure } from './IslandFailure.tsx';
import { SkipLink } from './SkipLink.tsx';

interface LayoutProps {
  /** The page's path, without language prefix. */
  currentPath: string;
  switchPath: string;
  /** From the home page to this one. */
  crumbs: readonly Crumb[];
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ currentPath, switchPath, crumbs, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <Header currentPath={currentPath} switchPath={switchPath} />
      {company.chatProvider && <ChatAssistant path={currentPath} />}
      {crumbs.length > 1 && <Breadcrumb crumbs={crumbs} />}
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <Footer withAddress={currentPath === '/'} />
      <CookiePreferences />
      <IslandFailure />
      <ConsentedScripts />
      <FrameOffers />
      <Island of={toasts} when="interaction" props={{ configuration: 'single' }} />
    </>
  );
}
