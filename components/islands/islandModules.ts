import type { island as chat } from './chat/Chat.island.tsx';
import type { island as communityJoin } from './communityJoin/CommunityJoin.island.tsx';
import type { island as contactForm } from './contactForm/ContactForm.island.tsx';
import type { island as cookieConsent } from './cookieConsent/CookieConsent.island.tsx';
import type { IslandDefinition } from './defineIsland.ts';
import type { island as newsletter } from './newsletter/Newsletter.island.tsx';
import type { island as search } from './search/Search.island.tsx';
import type { island as toasts } from './toasts/Toasts.island.tsx';

/** Every island by its name, which is the name of its folder. */
export interface Islands {
  chat: typeof chat;
  communityJoin: typeof communityJoin;
  contactForm: typeof contactForm;
  cookieConsent: typeof cookieConsent;
  newsletter: typeof newsletter;
  search: typeof search;
  toasts: typeof toasts;
}

export type IslandName = keyof Islands;

/** The props of the island of that name. */
export type PropsOf<Name extends IslandName> =
  Islands[Name] extends IslandDefinition<infer Props> ? Props : never;

/** An island's module; its file is `components/islands/{name}/{Name}.island.tsx`. */
export interface IslandModule {
  island: IslandDefinition<Record<string, unknown>>;
}

/**
 * @param path the path of an `*.island.tsx` file
 * @returns the name of its folder
 */
export function islandNameOf(path: string): IslandName {
  return path.split('/').at(-2) as IslandName;
}
