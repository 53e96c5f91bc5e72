import type { IslandModule } from '../../renderer/islands/defineIsland.ts';
import { startArticleActions } from './articleActions/startArticleActions.ts';
import { startConsentLayers } from './cookieConsent/startConsentLayers.ts';
import { startFrameOffers } from './cookieConsent/startFrameOffers.ts';
import { startLayers } from './layers/startLayers.ts';
import { startMenus } from './menu/startMenus.ts';
import { startSearch } from './search/startSearch.ts';
import { startTabs } from './tabs/startTabs.ts';
import { startToasts } from './toasts/startToasts.ts';
import { startTooltips } from './tooltip/startTooltips.ts';

/*
 * All code of this site that runs in a browser, by when it runs; before the first paint, see `inline.ts`. Each list is a file of its own:
 * whoever imports one by `entries.ts?firstInput` gets that list without the code of the others.
 */

/** Start on every page, once a visitor moves, touches or types (`renderer/document/hydration/firstInput.ts`). */
export const firstInput = [
  startConsentLayers,
  startLayers,
  startMenus,
  startSearch,
  startToasts,
  startTooltips,
];

/** Plain scripts: each starts once the page runs, for every element with its name in `data-script` (`renderer/document/hydration/scripts.ts`). */
export const scripts: Readonly<Record<string, (element: HTMLElement) => void>> = {
  articleActions: startArticleActions,
  // Fetched only where there are third parties. Where it cannot be, none is started; cookies of a consent that has ended go on the next page.
  followConsent: ({ dataset }) =>
    void import('./cookieConsent/followConsent.ts').then(
      ({ followConsent }) => followConsent(dataset),
      () => undefined,
    ),
  frameOffers: startFrameOffers,
  // For whoever looks for the broken link.
  notFound: () => console.info(`404: no page at ${location.pathname}`),
  tabs: startTabs,
};

/** Parts with React, by name: their code is fetched when a visitor approaches, and runs when they use it (`renderer/document/hydration/loader.ts`). */
export const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  chat: () => import('./chat/Chat.tsx'),
  communityJoin: () => import('./communityJoin/CommunityJoin.tsx'),
  contactForm: () => import('./contactForm/ContactForm.tsx'),
  newsletter: () => import('./newsletter/Newsletter.tsx'),
  search: () => import('./search/Search.tsx'),
  toasts: () => import('./toasts/Toasts.tsx'),
};
