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

/* All code of this site that runs in a browser, grouped by when it starts. Code that runs before the first paint is in `inline.ts`.
   An import of `entries.ts?firstInput` loads the list `firstInput` without the code of the other lists. */

/** `firstInput.ts` starts these at the first pointer move, touch or key, and passes earlier keys to the functions that they return. */
export const firstInput = [
  startConsentLayers,
  startLayers,
  startMenus,
  startSearch,
  startToasts,
  startTooltips,
];

/** Plain scripts by name. Each starts at load for every element with that `data-script` (`renderer/document/hydration/scripts.ts`). */
export const scripts: Readonly<Record<string, (element: HTMLElement) => void>> = {
  articleActions: startArticleActions,
  // Fetched only if there are third parties. If the fetch fails, no third party starts, and no cookie is removed on this page.
  followConsent: ({ dataset }) =>
    void import('./cookieConsent/followConsent.ts').then(
      ({ followConsent }) => followConsent(dataset),
      () => undefined,
    ),
  frameOffers: startFrameOffers,
  // For a developer who looks for a broken link.
  notFound: () => console.info(`404: no page at ${location.pathname}`),
  tabs: startTabs,
};

/** React components by name. Their code is fetched shortly before a visitor uses them (`renderer/document/hydration/loader.ts`). */
export const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  chat: () => import('./chat/Chat.tsx'),
  communityJoin: () => import('./communityJoin/CommunityJoin.tsx'),
  contactForm: () => import('./contactForm/ContactForm.tsx'),
  newsletter: () => import('./newsletter/Newsletter.tsx'),
  search: () => import('./search/Search.tsx'),
  toasts: () => import('./toasts/Toasts.tsx'),
};
