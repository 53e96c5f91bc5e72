import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { breadcrumbOf } from '../components/layout/breadcrumbOf.ts';
import { Layout } from '../components/layout/Layout.tsx';
import { aliasAt } from '../content/aliases.ts';
import { company } from '../content/company.ts';
import { publicSettings } from '../content/publicSettings.ts';
import { notingFiles } from '../locales/filesRead.ts';
import type { Translate } from '../locales/i18next.d.ts';
import { languageOf, urlOf } from '../locales/languages.ts';
import { publishedLanguages } from '../locales/publishedLanguages.ts';
import { contentSecurityPolicy } from './head/contentSecurityPolicy.ts';
import { createHead, structuredDataScript } from './head/createHead.ts';
import { renderHead } from './head/renderHead.ts';
import { shareImageOf } from './head/shareImage.ts';
import { structuredDataOf } from './head/structuredData.ts';
import { htmlSyntax } from './htmlSyntax.ts';
import boot from './hydration/early.ts?inline-script';
import { createI18n } from './i18n/createI18n.ts';
import { showFallbacks, withoutMarks } from './i18n/fallbackTexts.ts';
import { shortMarkup } from './shortMarkup.ts';
import { displayFontMedia, displayFontUrl, printStylesheetUrl, styled } from './styles/stylesheet.ts';

/**
 * Turns a page into a document.
 *
 * @param pageContext the page, its language and its path
 * @returns the HTML, to which Vike adds the one script; `pageContext.files`: the words and articles that it is made of
 * @throws Error when the page has no `+metadata.ts`, lacks a word or throws; in a build it is `pageContext.fault`
 */
export function onRenderHtml(pageContext: PageContextServer) {
  try {
    const { made, files } = notingFiles(() => renderDocument(pageContext));
    return { ...made, pageContext: { files: [...files] } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fault = new Error(
      `${pageContext.urlOriginal} (${sourceOf(pageContext)}) cannot be rendered: ${reason}`,
      {
        cause: error,
      },
    );
    if (import.meta.env.DEV) throw fault;
    // Vike would print it with its stack, and a build says it itself.
    return { documentHtml: escapeInject`<!doctype html>`, pageContext: { fault } };
  }
}

/** The file that a page is written in, as an editor knows it. */
function sourceOf({ pageId }: PageContextServer): string {
  return `${(pageId ?? '').replace(/^\//, '')}/+Page.tsx`;
}

function renderDocument(pageContext: PageContextServer) {
  const { Page, config, language, canonicalPath, path, routeParams } = pageContext;
  const { metadata } = config;
  if (!metadata) throw new Error(`The page at ${path} has no +metadata.ts. Add one beside its +Page.tsx.`);

  const i18n = createI18n(language);
  const t: Translate = i18n.getFixedT(language);
  const words = metadata.words(t, routeParams, language);
  const crumbs = breadcrumbOf(
    metadata.crumbPath?.(routeParams) ?? path,
    t,
    metadata.crumb?.(t, routeParams, language),
  );

  const { hreflang, direction, draft } = languageOf(language);
  const fixed = aliasAt(path)?.language ? ' data-language-fixed="true"' : '';
  const root = `<html lang="${hreflang}" dir="${direction}"${fixed}>`;
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Layout currentPath={canonicalPath} switchPath={metadata.isError ? '/' : canonicalPath} crumbs={crumbs}>
        <Page {...routeParams} />
      </Layout>
    </I18nextProvider>,
  );
  const { html: body, css: stylesheet } = styled(shortMarkup(htmlSyntax(showFallbacks(markup))), root);

  const image = shareImageOf(metadata.shareImage, { language, path: canonicalPath, title: words.title });
  const graph = structuredDataOf({
    company,
    organizationDescription: t('common:footer.description'),
    language,
    writtenIn: metadata.writtenIn?.(language) ?? language,
    languages: publishedLanguages,
    canonicalPath,
    title: words.title,
    type: metadata.structuredDataType,
    // An address that does not exist has no place in the tree.
    breadcrumb: metadata.isError ? [] : crumbs,
    nodes:
      metadata.structuredData?.(t, routeParams, {
        language,
        url: company.origin + urlOf(language, canonicalPath),
        image: image.url,
      }) ?? [],
  });
  const head = createHead({
    image,
    words,
    language,
    languages: publishedLanguages,
    canonicalPath,
    origin: company.origin,
    siteName: company.name,
    noIndex: metadata.noIndex ?? draft,
    captchaSiteKey: metadata.asksCaptcha ? publicSettings.captchaSiteKey : undefined,
    structuredData: graph,
    // In development Vite adds scripts and styles of its own.
    policy: import.meta.env.PROD
      ? contentSecurityPolicy({
          script: boot,
          stylesheet,
          settings: publicSettings,
          asksCaptcha: metadata.asksCaptcha ?? false,
        })
      : undefined,
    bootScript: boot,
    stylesheet,
    printStylesheetUrl,
    // Its letters are Latin.
    font: direction === 'ltr' ? { url: displayFontUrl, media: displayFontMedia } : undefined,
  });

  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(root)}<head>${dangerouslySkipEscape(withoutMarks(renderHead(head)))}</head><body>${dangerouslySkipEscape(body + withoutMarks(renderHead([structuredDataScript(graph)])))}</body></html>`,
    injectFilter,
  };
}

/**
 * The stylesheet stands in the document and the font is preloaded there: only the script is left for Vike to add. The stylesheet for
 * print is linked there too, and Vike would warn at each build that it does not add it: another entry takes its place in the list,
 * which is sealed.
 */
function injectFilter(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
  const [font] = assets.filter(({ assetType }) => assetType === 'font');
  for (const [index, asset] of assets.entries())
    if (asset.assetType === 'style' && font) assets[index] = font;
}
