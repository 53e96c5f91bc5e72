import type { Root } from 'hast';
import { h } from 'hastscript';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { breadcrumbOf, type Crumb } from '../components/layout/breadcrumbOf.ts';
import { Layout } from '../components/layout/Layout.tsx';
import { aliasAt } from '../content/aliases.ts';
import { company } from '../content/company.ts';
import { fittingTitle } from '../content/headLimits.ts';
import { type LanguageCode, languageOf, languages, urlOf } from '../content/languages.ts';
import { thirdParties } from '../content/thirdParties.ts';
import type { Translate } from '../locales/i18next.d.ts';
import { companyDescription } from '../locales/textRules.ts';
import { articlesIn } from './articles/articles.ts';
import { publicSettings } from './content/publicSettings.ts';
import { contentSecurityPolicy } from './document/head/contentSecurityPolicy.ts';
import { createHead, structuredDataScript } from './document/head/createHead.ts';
import { type PageHead, type PageIdentity, pageHeadOf, shareImageOf } from './document/head/metadata.ts';
import { structuredDataOf } from './document/head/structuredData.ts';
import boot from './document/hydration/capture.ts?inline-script';
import type { BuiltPage } from './document/page/builtPage.ts';
import { classNamesIn, htmlOf, separateWords, treeOf } from './document/page/tree.ts';
import { preloadedFont, printStylesheetUrl, styleOf } from './document/styles/stylesheet.ts';
import { createI18n } from './i18n/createI18n.ts';
import { languageOfText, tagText, untagged, writeLanguages } from './i18n/taggedText.ts';
import { UrlLanguage } from './i18n/urlLanguage.ts';

/** Renders a page as a document and as data (`built`). If rendering fails in a build, `failure` is the error. */
export function onRenderHtml(pageContext: PageContextServer) {
  try {
    const built = buildPage(pageContext);
    return {
      documentHtml: escapeInject`${dangerouslySkipEscape(htmlOf(separateWords(built.tree)))}`,
      injectFilter: keepOut,
      pageContext: { built },
    };
  } catch (error) {
    // The error page of `npm run dev` shows the line that threw.
    if (import.meta.env.DEV) {
      throw error;
    }
    const reason = error instanceof Error ? `${error.message}${locationOf(error)}` : String(error);
    const failure = new Error(
      `${pageContext.urlOriginal} (${kindOf(pageContext)}/+Page.tsx) cannot be rendered: ${reason}`,
      { cause: error },
    );
    // The error is not thrown, because Vike would print it with its stack. The build reports it (`scripts/build/writeSite.ts`).
    return { documentHtml: escapeInject`<!doctype html>`, pageContext: { failure } };
  }
}

function buildPage(pageContext: PageContextServer): BuiltPage {
  const { config, language, path, canonicalPath, routeParams } = pageContext;
  const { metadata } = config;
  /** The language of the content. It differs from the URL's language if that language lacks the page. */
  const textLanguage = languageOfPage(pageContext, language);
  // `untagged` removes the language tags of fallback texts (`taggedText.ts`), because only texts in the body can have `lang`.
  const t = ((...given) => untagged(translateIn(textLanguage)(...given))) as Translate;

  const identity = identityOf(pageContext, textLanguage);
  const pageTexts = metadata.texts(t, routeParams, textLanguage, canonicalPath);
  const texts = { ...pageTexts, title: fittingTitle(pageTexts.title, company.name) };
  const isIndexed = !metadata.noIndex?.(canonicalPath);
  const ownHead = pageHeadOf(identity, texts, shareImageOf(identity, texts.title), isIndexed);
  // If the content is not in the language of the page's URL, the canonical URL is that of the content's language. Such a page lists no
  // alternates, because its own URL would not be among them.
  const head = textLanguage === language ? ownHead : { ...ownHead, alternates: [] };
  // The breadcrumb is in the language of the URL, except that the page's own crumb may be in the language of the content.
  const ownCrumb = metadata.crumb?.(t, routeParams, textLanguage);
  const crumbsIn = (code: LanguageCode) =>
    breadcrumbOf(
      metadata.crumbPath?.(routeParams) ?? path,
      translateIn(code),
      ownCrumb && code !== textLanguage ? tagText(ownCrumb, textLanguage) : ownCrumb,
    );
  // The structured data are in the language of the content. The error page has no place in the hierarchy of pages.
  const breadcrumb = metadata.isError ? [] : untagged(crumbsIn(textLanguage));
  const graph = structuredDataOf({
    identity,
    organizationDescription: t(companyDescription),
    title: texts.title,
    type: metadata.structuredDataType,
    breadcrumb,
    nodes: metadata.structuredData?.(t, routeParams, { ...identity, image: head.image.url }) ?? [],
  });
  const body = renderBody(pageContext, textLanguage, crumbsIn(language));
  const tree = documentTree(pageContext, body, identity, head, graph);
  return { url: pageContext.urlOriginal, language, kind: kindOf(pageContext), head, breadcrumb, graph, tree };
}

function translateIn(language: LanguageCode): Translate {
  return createI18n(language).getFixedT(language);
}

/**
 * @returns the language in which a page is shown to readers of `language`. The page may declare it. Otherwise, it is the language of the
 * title: if `language` lacks the title, the title is a fallback text with a language tag.
 */
function languageOfPage(
  { config: { metadata }, routeParams, canonicalPath }: PageContextServer,
  language: LanguageCode,
): LanguageCode {
  const declared = metadata.language?.(routeParams, language);
  if (declared) {
    return declared;
  }
  const { title } = metadata.texts(translateIn(language), routeParams, language, canonicalPath);
  return languageOf(languageOfText(title) ?? language).code;
}

/** @returns the identity of a page. `language` is that of the content, which may differ from that of the URL. */
function identityOf(pageContext: PageContextServer, language: LanguageCode): PageIdentity {
  return {
    language,
    languages: languages.map(({ code }) => code).filter((code) => languageOfPage(pageContext, code) === code),
    canonicalPath: pageContext.canonicalPath,
    origin: company.origin,
    url: company.origin + urlOf(language, pageContext.canonicalPath),
  };
}

function renderBody(
  { Page, config: { metadata }, language, canonicalPath, routeParams }: PageContextServer,
  textLanguage: LanguageCode,
  crumbs: readonly Crumb[],
): Root {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Layout
        currentPath={canonicalPath}
        switchPath={metadata.isError ? '/' : canonicalPath}
        crumbs={crumbs}
        textLanguage={textLanguage === language ? undefined : textLanguage}
      >
        <UrlLanguage value={language}>
          <I18nextProvider i18n={createI18n(textLanguage)}>
            <Page {...routeParams} />
          </I18nextProvider>
        </UrlLanguage>
      </Layout>
    </I18nextProvider>,
  );
  const tree = treeOf(markup);
  // The language tags of fallback texts become `lang` attributes. Most pages have none.
  return languageOfText(markup) ? writeLanguages(tree) : tree;
}

/** Stops Cloudflare from hiding e-mail addresses behind a script ("Email Address Obfuscation"), because Trusted Types block it. */
const emailOff = { type: 'comment', value: 'email_off' } as const;

/** @returns the complete document. The stylesheet and the policy in its head depend on the body. */
function documentTree(
  { language, path, config: { metadata }, buildInfo }: PageContextServer,
  body: Root,
  identity: PageIdentity,
  pageHead: PageHead,
  structuredData: BuiltPage['graph'],
): Root {
  const ownLanguage = languageOf(language);
  const { hasForm = false } = metadata;
  const stylesheet = styleOf(classNamesIn(body), ownLanguage);
  const head = createHead({
    ...{ identity, head: pageHead, buildInfo },
    hasArticles: articlesIn(identity.language).length > 0,
    isPreview: import.meta.env.MODE === 'preview',
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
    font: preloadedFont(ownLanguage.hreflang),
  });
  const root = {
    lang: ownLanguage.hreflang,
    dir: ownLanguage.direction,
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

/** @returns the folder of a page's code: `pages/careers` */
function kindOf({ pageId }: PageContextServer): string {
  return (pageId ?? '').replace(/^\//, '');
}

/** @returns the component that threw, with file and line from the source map of the build */
function locationOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').map((line) => line.trim().replace(`${process.cwd()}/`, ''));
  const frame = frames.find((each) => /^at (?:\S+ \()?(?:components|pages)\//.test(each));
  return frame ? `, ${frame}` : '';
}

/**
 * Stops Vike from adding the font and the print stylesheet, because the head contains them already: `inject: false` keeps the font out. For
 * a stylesheet Vike (0.4) would print a warning, so a second entry of the font takes its place (docs/upgrading.md).
 */
function keepOut(assets: InjectFilterEntry[]): void {
  const font = assets.find(({ assetType }) => assetType === 'font');
  if (!font) {
    throw new Error(
      'Vike lists no font for a page any more: see renderer/+onRenderHtml.tsx and docs/upgrading.md.',
    );
  }
  for (const [index, asset] of assets.entries()) {
    if (asset.assetType === 'font') {
      asset.inject = false;
    } else if (asset.assetType === 'style') {
      assets[index] = font;
    }
  }
}
