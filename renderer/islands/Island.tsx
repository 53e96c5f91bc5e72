import { createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageOf } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { AddressLanguage, useAddressLanguage } from '../i18n/addressLanguage.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { untagged } from '../i18n/taggedText.ts';
import { languageWithAll, once, translationFile } from '../i18n/translations.ts';
import type { IslandDefinition } from './defineIsland.ts';

/** Why an island is hydrated: an interaction, or what the tab has kept of it; with `query:q` also a parameter `q` in the address. */
export type WakeReason = 'interaction' | `query:${string}`;

type IslandProps<Props> = {
  /** The definition that its file exports. */
  of: IslandDefinition<Props>;
  when: WakeReason;
} & (keyof Props extends never ? { props?: undefined } : { props: NoInfer<Props> });

const InsideIsland = createContext<string | null>(null);

/** Marks an interactive part of a page, whose HTML is part of the page and whose code is fetched for the reason in `when`. */
export function Island<Props>({ of: island, when, props }: IslandProps<Props>) {
  const { i18n: around } = useTranslation();
  const address = useAddressLanguage();
  const outer = useContext(InsideIsland);
  const { name, Component, namespaces } = island;
  // An island that is hydrated is in the visitor's language, also within a page in another one. Where that language lacks one of its texts,
  // the whole island is in the next language.
  const language = languageWithAll(namespaces, address);
  const i18n = around.language === language ? around : createI18n(language);
  const { hreflang, direction } = languageOf(language);
  if (outer) {
    throw new Error(
      `Island "${name}" stands inside island "${outer}". Render it as a plain component there.`,
    );
  }

  const given = { ...untagged(props) } as Props & object;
  // Rendered as a root of its own, as `hydrate.tsx` hydrates it: with the same prefix of ids, and without the contexts of the page.
  const html = renderToString(
    <InsideIsland value={name}>
      <AddressLanguage value={address}>
        <I18nextProvider i18n={i18n}>
          <Component {...given} />
        </I18nextProvider>
      </AddressLanguage>
    </InsideIsland>,
    { identifierPrefix: `${name}-` },
  );
  const urls = namespaces.map((namespace) => translationFileUrl(`${language}/${namespace}`));

  return (
    <x-island
      data-name={name}
      {...(i18n !== around && { lang: hreflang, dir: direction })}
      when={when === 'interaction' ? undefined : when}
      translations={urls.join(' ')}
      props={props && JSON.stringify(given)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it a few lines above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @returns the address of a file of words: on the built site with a digest, in development that at which `scripts/dev/editing.ts` serves it */
const translationFileUrl = once((place: `${string}/${keyof Resources}`) => {
  const [language = '', namespace] = place.split('/') as [string, keyof Resources];
  return import.meta.env.DEV ? `/locales/${place}.json` : translationFile(language, namespace).url;
});

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': React.HTMLAttributes<HTMLElement> & {
        'data-name': string;
        when: WakeReason | undefined;
        translations: string;
        props?: string | undefined;
      };
    }
  }
}
