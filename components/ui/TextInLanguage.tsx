import type { ReactNode } from 'react';
import { languageAttributes } from '../../renderer/i18n/foreignTexts.ts';

interface TextInLanguageProps {
  text: string;
  /** The parts of the text, where it is shown in parts. */
  children?: ReactNode;
}

/**
 * A text with its language where that is not the reader's. Elements mark the texts in them by themselves (`renderer/i18n/markedJsx.ts`);
 * this is for a text in a component of a library, and for one that is shown in parts.
 */
export function TextInLanguage({ text, children = text }: TextInLanguageProps) {
  const language = languageAttributes(text);
  return language ? <span {...language}>{children}</span> : children;
}
