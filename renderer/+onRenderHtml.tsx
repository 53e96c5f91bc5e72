import type { Root } from 'hast';
import { h } from 'hastscript';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { breadcrumbOf } from '../components/layout/breadcrumbOf.ts';
import { Layout } from '../components/layout/Layout.tsx';
import { aliasAt } from '../content/aliases.ts';
import { publishedLanguages } from '../content/builtLanguages.ts';
import { company } from '../content/company.ts';
import { languageOf, urlOf } from '../content/languages.ts';
import { publicSettings } from '../content/publicSettings.ts';
import { thirdParties } from '../content/thirdParties.ts';
import type { Translate } from '../locales/i18next.d.ts';
import { contentSecurityPolicy } from './head/contentSecurityPolicy.ts';
import { createHead, pageHeadOf, shareImageOf, structuredDataScript } from './head/createHead.ts';
import { headTree } from './head/headTree.ts';
import { structuredDataOf } from './head/structuredData.ts';
import boot from './hydration/early.ts?inline-script';
import { createI18n } from './i18n/createI18n.ts';
import { showFallbacks, withoutMarks } from './i18n/fallbackTexts.ts';
import type { BuiltPage } from './page/builtPage.ts';
import { keepOut } from './page/keepOut.ts';
import { htmlOf, treeOf } from './page/tree.ts';
import {
  displayFontMedia,
  displayFontUrl,
  hasDisplayFont,
  printStylesheetUrl,
  styleOf,
} from './styles/stylesheet.ts';

/**
 * Turns a page into a document.
 *
 * @param pageContext the page, its language and its path
 * @returns the HTML, to which Vike adds the one script; `pageContext.built`: the page as a value
 * @throws Error when the page has no `+metadata.ts`, lacks a word or throws; in a build it is `pageContext.fault`
 */
export function onRenderHtml(pageContext: PageContextServer) {
  try {
    const built = buildPage(pageContext);
    return {
      documentHtml: escapeInject`${dangerouslySkipEscape(htmlOf(built.tree))}`,
      injectFilter: keepOut,
      pageContext: { built },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fault = new Error(
      `${pageContext.urlOriginal} (${kindOf(pageContext)}/+Page.tsx) cannot be rendered: ${reason}`,
      { cause: error },
    );
    if (import.meta.env.DEV) throw fault;
    // Vike would print it with its stack, and a build says it itself.
    return { documentHtml: escapeInject`<!doctype html>`, pageContext: { fault } };
  }
}

/** The folder that a page is written in, as an editor knows it. */
function kindOf({ pageId }: PageContextServer): string {
  return (pageId ?? '').replace(/^\//, '');
}

function buildPage(pageContext: PageContextServer): BuiltPage {
  const { Page, config, language, canonicalPath, path, routeParams } = pageContext;
  const { metadata } = config;
  if (!metadata) throw new Error(`The page at ${path} has no +metadata.ts. Add one beside its +Page.tsx.`);

  const i18n = createI18n(language);
  const t: Translate = i18n.getFixedT(language);
  const { hreflang, direction, draft } = languageOf(language);
  const plain = draft ? withoutMarks : <Texts,>(texts: Texts) => texts;
  const words = plain(metadata.words(t, routeParams, language));
  const crumbs = breadcrumbOf(
    metadata.crumbPath?.(routeParams) ?? path,
    t,
    metadata.crumb?.(t, routeParams, language),
  );
  const body = treeOf(
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Layout
          currentPath={canonicalPath}
          switchPath={metadata.isError ? '/' : canonicalPath}
          crumbs={crumbs}
        >
          <Page {...routeParams} />
        </Layout>
      </I18nextProvider>,
    ),
  );
  if (draft) showFallbacks(body);

  const url = company.origin + urlOf(language, canonicalPath);
  // An address that does not exist has no place in the tree of pages.
  const breadcrumb = metadata.isError ? [] : plain(crumbs);
  const head = pageHeadOf({
    words,
    image: shareImageOf(company.origin, language, canonicalPath, words.title),
    language,
    languages: publishedLanguages,
    canonicalPath,
    origin: company.origin,
    noIndex: metadata.noIndex ?? draft,
  });
  const graph = plain(
    structuredDataOf({
      company,
      organizationDescription: t('common:footer.description'),
      language,
      writtenIn: languageOf(metadata.writtenIn?.(t) ?? language).code,
      languages: publishedLanguages,
      canonicalPath,
      title: words.title,
      type: metadata.structuredDataType,
      breadcrumb,
      nodes: metadata.structuredData?.(t, routeParams, { language, url, image: head.image.url }) ?? [],
    }),
  );
  const root = { lang: hreflang, dir: direction };
  const stylesheet = styleOf(body, hreflang);
  const elements = createHead({
    head,
    language,
    languages: publishedLanguages,
    canonicalPath,
    url,
    siteName: company.name,
    captchaSiteKey: metadata.asksCaptcha ? publicSettings.captchaSiteKey : undefined,
    structuredData: graph,
    // In development Vite adds scripts and styles of its own.
    policy: import.meta.env.PROD
      ? contentSecurityPolicy({
          script: boot,
          stylesheet,
          settings: publicSettings,
          thirdParties,
          asksCaptcha: metadata.asksCaptcha ?? false,
        })
      : undefined,
    bootScript: boot,
    stylesheet,
    printStylesheetUrl,
    font: hasDisplayFont(hreflang) ? { url: displayFontUrl, media: displayFontMedia } : undefined,
  });
  const fixed = aliasAt(path)?.language ? { dataLanguageFixed: 'true' } : {};
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'doctype' },
      h('html', { ...root, ...fixed }, [
        h('head', headTree(elements)),
        h('body', [...body.children, ...headTree([structuredDataScript(graph)])]),
      ]),
    ],
  };
  return { url: pageContext.urlOriginal, language, kind: kindOf(pageContext), head, breadcrumb, graph, tree };
}
