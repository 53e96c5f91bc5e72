import type { ComponentType } from 'react';
import type { LanguageCode } from '../locales/languages.ts';
import type { Metadata } from './head/metadata.ts';

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<Record<string, string>>;
      /** The language of the document. */
      language: LanguageCode;
      /** The path as asked for, without its language. */
      path: string;
      /** The path of the page itself: differs from `path` for an alias. */
      canonicalPath: string;
      /** The words and articles of which it was made; known when it is rendered. */
      files?: string[];
      /** Why a build could not render the page. */
      fault?: Error;
    }
    interface Config {
      metadata?: Metadata;
    }
  }
}
