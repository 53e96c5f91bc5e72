import type { Root } from 'hast';
import { h } from 'hastscript';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { PageContextServer } from 'vike/types';
import type { Crumb } from '../../../components/layout/breadcrumbOf.ts';
import { breadcrumbOf } from '../../../components/layout/breadcrumbOf.ts';
import { Layout } from '../../../components/layout/Layout.tsx';
import { aliasAt } from '../../../content/aliases.ts';
import { company } from '../../../content/company.ts';
import { fittingTitle } from '../../../content/headLimits.ts';
import { type LanguageCode, languageOf, languages, urlOf } from '../../../content/languages.ts';
import { thirdParties } from '../../../content/thirdParties.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { companyDescription } from '../../../locales/textRules.ts';
import { articlesIn } from '../../articles/articles.ts';
import { publicSettings } from '../../content/publicSettings.ts';
import { AddressLanguage } from '../../i18n/addressLanguage.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { chainOf } from '../../i18n/mergeTranslations.ts';
import { languageOfText, tagText, untagged, writeLanguages } from '../../i18n/taggedText.ts';
import { contentSecurityPolicy } from '../head/contentSecurityPolicy.ts';
import { createHead, type HeadInput, structuredDataScript } from '../head/createHead.ts';
import type { Metadata, PageIdentity } from '../head/metadata.ts';
import { pageHeadOf, shareImageOf } from '../head/metadata.ts';
import { structuredDataOf } from '../head/structuredData.ts';
import boot from '../hydration/capture.ts?inline-script';
import {
  displayFontMedia,
  displayFontUrl,
  hasDisplayFont,
  printStylesheetUrl,
  styleOf,
} from '../styles/stylesheet.ts';
import type { BuiltPage } from './builtPage.ts';
import { classNamesIn, treeOf } from './tree.ts';

/** Vite's mode for previews (`npm run build -- --preview`). */
const previewMode = 'preview';

/** @returns the folder of a page's code: `pages/careers` */
export function kindOf({ pageId }: PageContextServer): string {
  return (pageId ?? '').replace(/^\//, '');
}

export function buildPage(pageContext: PageContextServer): BuiltPage {
  const { config, language, path, canonicalPath, routeParams } = pageContext;
  const { metadata } = config;
  /** The language of the content. It differs from the URL's language where that language lacks the page. */
  const written = languageOfPage(pageContext, language);
  // Texts outside the body cannot have a `lang` attribute, so their language tags are removed.
  const t = ((...given) => untagged(translateIn(written)(...given))) as Translate;

  const identity = identityOf(pageContext, written);
  const pageTexts = metadata.texts(t, routeParams, written, canonicalPath);
  const texts = { ...pageTexts, title: fittingTitle(pageTexts.title, company.name) };
  const isIndexed = !metadata.noIndex?.(canonicalPath);
  const ownHead = pageHeadOf(identity, texts, shareImageOf(identity, texts.title), isIndexed);
  // A page whose content is in another language than its URL has the original as canonical URL. It is no translation: no alternates.
  const head = written === language ? ownHead : { ...ownHead, alternates: [] };
  const ownCrumb = metadata.crumb?.(t, routeParams, written);
  const crumbsIn = (code: LanguageCode) =>
    breadcrumbOf(
      metadata.crumbPath?.(routeParams) ?? path,
      translateIn(code),
      ownCrumb && code !== written ? tagText(ownCrumb, written) : ownCrumb,
    );
  const crumbs = untagged(crumbsIn(written));
  // The error page has no place in the hierarchy of pages.
  const breadcrumb = metadata.isError ? [] : crumbs;
  const graph = structuredDataOf({
    identity,
    organizationDescription: t(companyDescription),
    title: texts.title,
    type: metadata.structuredDataType,
    breadcrumb,
    nodes: metadata.structuredData?.(t, routeParams, { ...identity, image: head.image.url }) ?? [],
  });
  const body = renderBody(pageContext, written, metadata, crumbsIn(language));
  const input = { identity, head, buildInfo: pageContext.buildInfo };
  const tree = documentTree(pageContext, body, metadata, input, graph);
  return { url: pageContext.urlOriginal, language, kind: kindOf(pageContext), head, breadcrumb, graph, tree };
}

function translateIn(language: LanguageCode): Translate {
  return createI18n(language).getFixedT(language);
}

/**
 * @returns the language in which a page is shown to readers of `language`: the first one of the fallback chain that has the page.
 * `metadata.languages` says which languages have it. Without that, the languages with the page's title have it.
 */
function languageOfPage(
  { config: { metadata }, routeParams, canonicalPath }: PageContextServer,
  language: LanguageCode,
): LanguageCode {
  const known = metadata.languages?.(routeParams);
  if (known) {
    const chain = [...chainOf(language), ...languages.map(({ code }) => code)].map(
      (code) => languageOf(code).code,
    );
    return chain.find((code) => known.includes(code)) ?? language;
  }
  const { title } = metadata.texts(translateIn(language), routeParams, language, canonicalPath);
  return languageOf(languageOfText(title) ?? language).code;
}

/** @returns the identity of a page in a language. Documents that show it to readers of another language have the same identity. */
function identityOf(pageContext: PageContextServer, language: LanguageCode): PageIdentity {
  const { canonicalPath } = pageContext;
  const { origin } = company;
  return {
    language,
    languages: languages.map(({ code }) => code).filter((code) => languageOfPage(pageContext, code) === code),
    canonicalPath,
    origin,
    url: origin + urlOf(language, canonicalPath),
  };
}

function renderBody(
  { Page, language, canonicalPath, routeParams }: PageContextServer,
  written: LanguageCode,
  { isError }: Metadata,
  crumbs: readonly Crumb[],
): Root {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Layout
        currentPath={canonicalPath}
        switchPath={isError ? '/' : canonicalPath}
        crumbs={crumbs}
        writtenIn={written === language ? undefined : written}
      >
        <AddressLanguage value={language}>
          <I18nextProvider i18n={createI18n(written)}>
            <Page {...routeParams} />
          </I18nextProvider>
        </AddressLanguage>
      </Layout>
    </I18nextProvider>,
  );
  const tree = treeOf(markup);
  return languageOfText(markup) ? writeLanguages(tree) : tree;
}

/** Stops Cloudflare from replacing e-mail addresses by a script, which Trusted Types block (Cloudflare, "Email Address Obfuscation"). */
const emailOff = { type: 'comment', value: 'email_off' } as const;

/** @returns the complete document. The stylesheet and the policy in its head depend on the body. */
function documentTree(
  { language, path }: PageContextServer,
  body: Root,
  { hasForm = false }: Metadata,
  input: Pick<HeadInput, 'identity' | 'head' | 'buildInfo'>,
  structuredData: BuiltPage['graph'],
): Root {
  const ownLanguage = languageOf(language);
  const { hreflang, direction } = ownLanguage;
  const stylesheet = styleOf(classNamesIn(body), ownLanguage);
  const head = createHead({
    ...input,
    siteName: company.name,
    hasArticles: articlesIn(input.identity.language).length > 0,
    isPreview: import.meta.env.MODE === previewMode,
    captcha: hasForm ? publicSettings.captcha : undefined,
    // In development Vite adds its own scripts and styles, so there is no policy.
    policy: import.meta.env.PROD
      ? contentSecurityPolicy({
          script: boot,
          stylesheet,
          settings: publicSettings,
          thirdParties,
          hasForm,
          hasChat: company.chatProvider !== undefined,
        })
      : undefined,
    bootScript: boot,
    stylesheet,
    printStylesheetUrl,
    font: hasDisplayFont(hreflang) ? { href: displayFontUrl, media: displayFontMedia } : undefined,
  });
  const root = {
    lang: hreflang,
    dir: direction,
    // Browsers change `lang` when they translate a page, so scripts read this attribute instead.
    dataPageLanguage: language,
    // An alias with a fixed language does not redirect visitors to their own language (`enterLanguage.ts`).
    ...(aliasAt(path)?.language && { dataLanguageFixed: 'true' }),
  };
  return {
    type: 'root',
    children: [
      { type: 'doctype' },
      h('html', root, [
        h('head', head),
        h('body', [emailOff, ...body.children, structuredDataScript(structuredData)]),
      ]),
    ],
  };
}
