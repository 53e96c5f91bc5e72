import type { ComponentType } from 'react';
import type { LanguageCode } from '../content/languages.ts';
import type { BuildInfo } from './content/buildDay.ts';
import type { Metadata } from './document/head/metadata.ts';
import type { BuiltPage } from './document/page/builtPage.ts';

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<Record<string, string>>;
      language: LanguageCode;
      /** The path of the URL, without its language. */
      path: string;
      /** The path of the page that is shown. It differs from `path` at an alias. */
      canonicalPath: string;
      buildInfo?: BuildInfo | undefined;
      built?: BuiltPage;
      failure?: Error;
    }
    interface ConfigResolved {
      metadata: Metadata;
    }
  }
}
