import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { buildPage, kindOf } from './document/page/buildPage.tsx';
import { htmlOf, separateWords } from './document/page/tree.ts';

/** Turns a page into a document, and into a value (`built`). Where the page lacks a word or throws, a build gets the error as `failure`. */
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
    // Vike would print an error that is thrown, with its stack, before the build says what is wrong (`scripts/build/writeSite.ts`).
    return { documentHtml: escapeInject`<!doctype html>`, pageContext: { failure } };
  }
}

/** @returns the component that threw, with its file and line, as the source map of the build knows them */
function placeOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').map((line) => line.trim().replace(`${process.cwd()}/`, ''));
  const frame = frames.find((each) => /^at (?:\S+ \()?(?:components|pages)\//.test(each));
  return frame ? `, ${frame}` : '';
}

/** Keeps out of the head what it has already: font and print style. An entry with `inject: false` would make Vike (0.4) warn: docs/upgrading.md. */
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
