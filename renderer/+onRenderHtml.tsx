import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { buildPage, kindOf } from './document/page/buildPage.tsx';
import { htmlOf, separateWords } from './document/page/tree.ts';

/** Renders a page as a document and as data (`built`). A build gets an error of rendering as `failure`. */
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
    const reason = error instanceof Error ? `${error.message}${placeOf(error)}` : String(error);
    const failure = new Error(
      `${pageContext.urlOriginal} (${kindOf(pageContext)}/+Page.tsx) cannot be rendered: ${reason}`,
      { cause: error },
    );
    // Vike would print a thrown error with its stack before the build reports it (`scripts/build/writeSite.ts`).
    return { documentHtml: escapeInject`<!doctype html>`, pageContext: { failure } };
  }
}

/** @returns the component that threw, with file and line from the source map of the build */
function placeOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').map((line) => line.trim().replace(`${process.cwd()}/`, ''));
  const frame = frames.find((each) => /^at (?:\S+ \()?(?:components|pages)\//.test(each));
  return frame ? `, ${frame}` : '';
}

/**
 * Removes the font and the print stylesheet from the head, which has them already. Vike (0.4) would warn of a stylesheet with
 * `inject: false`, so the font's entry replaces it: docs/upgrading.md.
 */
function keepOut(assets: InjectFilterEntry[]): void {
  const font = assets.find(({ assetType }) => assetType === 'font');
  if (!font) {
    throw new Error(
      'Vike lists no font for a page any more: see renderer/+onRenderHtml.tsx and docs/upgrading.md.',
    );
  }
  font.inject = false;
  for (const [index, asset] of assets.entries()) {
    if (asset.assetType === 'font') {
      asset.inject = false;
    } else if (asset.assetType === 'style') {
      assets[index] = font;
    }
  }
}
