import type { LanguageCode } from '../../content/languages.ts';
import { drawingOf } from './drawingOf.ts';

const files = import.meta.glob<string>('../../locales/*/flag.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawings = new Map(
  Object.entries(files).map(([file, svg]) => [file.split('/').at(-2), drawingOf(svg)]),
);

/**
 * The flag of a language, which lies in the language's folder and is 18 by 12: flags of the system's emoji font are missing on Windows.
 * Always beside the language's name.
 */
export function Flag({ language }: { language: LanguageCode }) {
  return (
    <svg
      viewBox="0 0 18 12"
      width="18"
      height="12"
      aria-hidden="true"
      className="shrink-0 rounded-[2px] outline outline-line"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is a file of this project.
      dangerouslySetInnerHTML={{ __html: drawings.get(language) ?? '' }}
    />
  );
}
