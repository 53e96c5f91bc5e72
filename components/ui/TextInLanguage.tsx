import type { ReactNode } from 'react';
import { writtenIn } from '../../renderer/i18n/foreignTexts.ts';

interface TextInLanguageProps {
  text: string;
  /** The text in parts, where it is not shown as it is. */
  children?: ReactNode;
}

/** A text that goes through a component of a library, or is taken apart: it says its language where that is not the reader's, as elements do of themselves (`renderer/i18n/markedJsx.ts`). */
export function TextInLanguage({ text, children = text }: TextInLanguageProps) {
  const language = writtenIn(text);
  return language ? <span {...language}>{children}</span> : children;
}
