import type { Root } from 'hast';
import { h } from 'hastscript';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { PageContextServer } from 'vike/types';
import { breadcrumbOf } from '../../components/layout/breadcrumbOf.ts';
import { Layout } from '../../components/layout/Layout.tsx';
import { aliasAt } from '../../content/aliases.ts';
import { company } from '../../content/company.ts';
import { fittingTitle } from '../../content/headLimits.ts';
import { languageOf, languages, urlOf } from '../../content/languages.ts';
import { thirdParties } from '../../content/thirdParties.ts';
import type { Translate } from '../../locales/i18next.d.ts';
import { companyDescription } from '../../locales/textRules.ts';
import { publicSettings } from '../facts/publicSettings.ts';
import { contentSecurityPolicy } from '../head/contentSecurityPolicy.ts';
import {
  createHead,
  type HeadInput,
  pageHeadOf,
  shareImageOf,
  structuredDataScript,
} from '../head/createHead.ts';
import type { Metadata, PageIdentity } from '../head/metadata.ts';
import { structuredDataOf } from '../head/structuredData.ts';
import boot from '../hydration/early.ts?inline-script';
import { createI18n } from '../i18n/createI18n.ts';
import type { Crumb } from '../i18n/crumb.ts';
import {
  displayFontMedia,
  displayFontUrl,
  hasDisplayFont,
  printStylesheetUrl,
  styleOf,
} from '../styles/stylesheet.ts';
import type { BuiltPage } from './builtPage.ts';
import { classNamesIn, treeOf } from './tree.ts';

/** Vite's mode of a build that is only looked at (`npm run build -- --preview`). */
const previewMode = 'preview';

/** @returns the folder that a page is written in, as an editor knows it: `pages/careers` */
export function kindOf({ pageId }: PageContextServer): string {
  return (pageId ?? '').replace(/^\//, '');
}

/**
 * @param pageContext the page, its language and its path
 * @returns the page as a value
 * @throws Error when the page has no `+metadata.ts`, lacks a word or throws
 */
export function buildPage(pageContext: PageContextServer): BuiltPage {
  const { config, language, path, routeParams } = pageContext;
  const { metadata } = config;
  if (!metadata) {
    throw new Error(`The page at ${path} has no +metadata.ts. Add one beside its +Page.tsx.`);
  }
  const i18n = createI18n(language);
  const t: Translate = i18n.getFixedT(language);

  const identity = identityOf(pageContext);
  const said = metadata.words(t, routeParams, language);
  const words = { ...said, title: fittingTitle(said.title, company.name) };
  const head = pageHeadOf(identity, words, shareImageOf(identity, words.title), !metadata.noIndex);
  const crumbs = breadcrumbOf(
    metadata.crumbPath?.(routeParams) ?? path,
    t,
    metadata.crumb?.(t, routeParams, language),
  );
  // An address that does not exist has no place in the tree of pages.
  const breadcrumb = metadata.isError ? [] : crumbs;
  const graph = structuredDataOf({
    identity,
    companyName: company.name,
    organizationDescription: t(companyDescription),
    writtenIn: languageOf(metadata.writtenIn?.(t) ?? language).code,
    title: words.title,
    type: metadata.structuredDataType,
    breadcrumb,
    nodes: metadata.structuredData?.(t, routeParams, { ...identity, image: head.image.url }) ?? [],
  });
  const body = renderBody(pageContext, i18n, metadata, crumbs);
  const input = { identity, head, mark: pageContext.mark };
  const tree = documentTree(path, body, metadata, input, graph);
  return { url: pageContext.urlOriginal, language, kind: kindOf(pageContext), head, breadcrumb, graph, tree };
}

function identityOf({ language, canonicalPath }: PageContextServer): PageIdentity {
  const { origin } = company;
  return {
    language,
    languages: languages.map(({ code }) => code),
    canonicalPath,
    origin,
    url: origin + urlOf(language, canonicalPath),
  };
}

/** Renders the page in the frame of the site. */
function renderBody(
  { Page, canonicalPath, routeParams }: PageContextServer,
  i18n: i18n,
  { isError }: Metadata,
  crumbs: readonly Crumb[],
): Root {
  return treeOf(
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Layout currentPath={canonicalPath} switchPath={isError ? '/' : canonicalPath} crumbs={crumbs}>
          <Page {...routeParams} />
        </Layout>
      </I18nextProvider>,
    ),
  );
}

/**
 * Keeps Cloudflare from replacing e-mail addresses by a script, which Trusted Types refuse (its documentation, "Email Address
 * Obfuscation"). The header `no-transform` would do so too, and end its compression.
 */
const emailOff = { type: 'comment', value: 'email_off' } as const;

/**
 * @param path the address that was asked for, without language
 * @param input what the head of the document says
 * @param structuredData the graph of the page
 * @returns the whole document: the body with a head whose style and policy are made for it
 */
function documentTree(
  path: string,
  body: Root,
  { hasForm = false }: Metadata,
  input: Pick<HeadInput, 'identity' | 'head' | 'mark'>,
  structuredData: BuiltPage['graph'],
): Root {
  const { hreflang, direction } = languageOf(input.identity.language);
  const stylesheet = styleOf(classNamesIn(body), hreflang);
  const head = createHead({
    ...input,
    siteName: company.name,
    isPreview: import.meta.env.MODE === previewMode,
    captcha: hasForm ? publicSettings.captcha : undefined,
    // In development Vite adds scripts and styles of its own.
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
    font: hasDisplayFont(hreflang) ? { url: displayFontUrl, media: displayFontMedia } : undefined,
  });
  const root = {
    lang: hreflang,
    dir: direction,
    // A translation by the browser changes `lang`.
    dataPageLanguage: input.identity.language,
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
