import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { accessibilityResults } from '../../../content/accessibilityResults.ts';
import { evaluateChat, shareOf } from '../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { siteFaults } from '../../check/site/assertSoundSite.ts';
import { objectsIn, structuredDataOf } from '../../check/site/jsonLd.ts';
import { languageOfPage } from '../../check/site/pageLanguage.ts';
import { readSite, type SitePage } from '../../check/site/sitePage.ts';
import { scriptLimit, weightFaults } from '../../check/site/weight.ts';
import { createSiteServer } from '../../serve/createSiteServer.ts';
import { listen } from '../../serve/listen.ts';
import { loadChatFunction } from '../../serve/loadChatFunction.ts';
import { buildTimesFile, functionsFolder, siteFolder } from '../../siteFolder.ts';
import { measureAccessibility } from '../accessibility.ts';
import { islandCosts } from '../islands.ts';
import { measureLighthouse } from '../lighthouse.ts';
import { observatoryGrade } from './observatoryGrade.ts';
import type { Release } from './release.ts';

/**
 * The level at which a page has the size that it was measured to have at Cloudflare, which compresses anew and does not say how well.
 */
const cloudflareQuality = 5;

/** What hosts that compress send of a document. */
const compressing: Readonly<Record<string, (page: SitePage) => Uint8Array>> = {
  Cloudflare: ({ html }) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: cloudflareQuality } }),
};

/** What is asked for at once; a picture that waits until it is seen is not. */
const requested =
  'script[src], link[rel=preload], link[rel=modulepreload], link[rel=stylesheet]:not([media=print]), img[src]:not([loading=lazy])';

/**
 * @param options what takes minutes, and is only done where somebody asks for it
 * @throws Error when the site has not been built, or a browser is needed and there is none
 */
export async function measureRelease(options: { lighthouse: boolean; axe: boolean }): Promise<Release> {
  const site = readSite(siteFolder);
  const lighthouse = options.lighthouse ? await measureLighthouse() : undefined;
  const axe = options.axe ? await measureAccessibility() : undefined;
  const pages = site.pages.map((page) => ({
    url: page.url,
    language: languageOfPage(page).code,
    sent: {
      // A build for a host that compresses itself has nothing for these.
      ...(page.compressed.length > 0 ? { 'nginx, Caddy': page.compressed.length } : {}),
      ...Object.fromEntries(Object.entries(compressing).map(([host, send]) => [host, send(page).length])),
    },
    script: scriptOf(page),
    requests: 1 + new Set(page.root.querySelectorAll(requested).map((element) => element.toString())).size,
    links: page.root.querySelectorAll('a[href]').length,
    types: [
      ...new Set(
        objectsIn(structuredDataOf(page)).flatMap((node) => [node['@type'] ?? []].flat().map(String)),
      ),
    ],
  }));
  const headers = await headersOf('/');
  const home = site.pages.find(({ url }) => url === '/');

  return {
    measured: new Date().toISOString(),
    overBudget: [
      // A build that is refused for them is not there; one of an earlier version may be.
      ...siteFaults(site),
      ...Object.entries(compressing).flatMap(([host, send]) =>
        weightFaults(site.pages.map((page) => ({ ...page, compressed: send(page) }))).map(
          (fault) => `${host}: ${fault}`,
        ),
      ),
      ...pages
        .filter(({ script }) => script > scriptLimit)
        .map(({ url, script }) => `${url}  runs ${script} bytes of script at once, ${scriptLimit} at most.`),
    ],
    pages,
    headers,
    observatory: observatoryGrade(
      headers,
      home?.root.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '',
      home?.root.querySelector('script[src^=http]') !== null,
    ),
    islands: islandCosts(),
    chat: (await evaluateChat(await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' }))).map(
      ({ language, subject, outside }) => ({
        language,
        questions: subject.length + outside.length,
        right: shareOf(subject, ({ isRight }) => isRight),
        fact: shareOf(subject, ({ hasFact }) => hasFact),
        outside: shareOf(outside, ({ isUnknown }) => isUnknown),
      }),
    ),
    axe: axe
      ? {
          measured: new Date().toISOString().slice(0, 10),
          documents: axe.documents,
          violations: axe.violations.length,
          list: axe.violations,
        }
      : {
          measured: accessibilityResults.measured,
          documents: accessibilityResults.documents,
          violations: accessibilityResults.violations,
        },
    lighthouse,
    build: existsSync(buildTimesFile) ? JSON.parse(readFileSync(buildTimesFile, 'utf8')) : undefined,
  };
}

/** The inline script and the files that the page loads at once. */
function scriptOf({ root }: SitePage): number {
  const inline = root.querySelectorAll('script:not([src], [type])').map(({ rawText }) => rawText);
  const files = root
    .querySelectorAll('script[src]')
    .map((script) => readFileSync(path.join(siteFolder, script.getAttribute('src') ?? ''), 'utf8'));
  return [inline.join(''), ...files].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

/** What depends on the request and the connection. */
const passing = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

async function headersOf(url: string): Promise<Record<string, string>> {
  const server = await createSiteServer({ folder: siteFolder });
  await listen(server, 0);
  try {
    const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${url}`);
    return Object.fromEntries([...response.headers].filter(([name]) => !passing.has(name)));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
