/**
 * Texts that are shown letter by letter as they are written, straight apostrophes too: wordings that the specification gives and
 * that are looked for as they stand there. By language, each with its file.
 */
export const fixedWordings: Readonly<Record<string, readonly string[]>> = {
  fr: ['notFound:domain.lead'],
  en: ['contact:toasts.sent.text'],
};

/** Groups of texts that are given more values than any language needs: each takes those that it says. */
export const freePlaceholders: readonly string[] = ['promises:hours', 'promises:hoursInFull'];
