import { createContext, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageOf } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { untagged } from '../i18n/taggedText.ts';
import { languageWithAll, memoize, translationFile } from '../i18n/translations.ts';
import { UrlLanguage, useUrlLanguage } from '../i18n/urlLanguage.ts';
import type { IslandDefinition } from './defineIsland.ts';

/** What hydrates an island. `interaction`: the visitor uses it, or the tab has stored its state. `query:q`: also if the URL has `q`. */
export type HydrationReason = 'interaction' | `query:${string}`;

type IslandProps<Props> = {
  of: IslandDefinition<Props>;
  when: HydrationReason;
} & (keyof Props extends never ? { props?: undefined } : { props: NoInfer<Props> });

const InsideIsland = createContext<string | null>(null);

/** Renders an interactive part of a page. The HTML is in the page; `when` declares what hydrates it. */
export function Island<Props>({ of: island, when, props }: IslandProps<Props>) {
  const { i18n: around } = useTranslation();
  const urlLanguage = useUrlLanguage();
  const outer = useContext(InsideIsland);
  const { name, Component, namespaces } = island;
  // An island uses the URL's language, even in a page with content in another language. If that language lacks a text of the
  // island, the whole island uses the next language of the fallback chain.
  const language = languageWithAll(namespaces, urlLanguage);
  const i18n = around.language === language ? around : createI18n(language);
  const { hreflang, direction } = languageOf(language);
  if (outer) {
    throw new Error(
      `Island "${name}" stands inside island "${outer}". Render it as a plain component there.`,
    );
  }

  // A language tag would become a `<span>` (`writeLanguages`), which React would not expect in the island.
  const given = { ...untagged(props) } as Props & object;
  // `hydrate.tsx` hydrates the island as a separate root. So it is a root here too: without the page's contexts, with the same id prefix.
  const html = renderToString(
    <InsideIsland value={name}>
      <UrlLanguage value={urlLanguage}>
        <I18nextProvider i18n={i18n}>
          <Component {...given} />
        </I18nextProvider>
      </UrlLanguage>
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

/** @returns the URL of a translation file. In development `scripts/dev/editing.ts` serves it; on the built site the URL contains a hash. */
const translationFileUrl = memoize((file: `${string}/${keyof Resources}`) => {
  const [language = '', namespace] = file.split('/') as [string, keyof Resources];
  return import.meta.env.DEV ? `/locales/${file}.json` : translationFile(language, namespace).url;
});

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': React.HTMLAttributes<HTMLElement> & {
        'data-name': string;
        when: HydrationReason | undefined;
        translations: string;
        props?: string | undefined;
      };
    }
  }
}
