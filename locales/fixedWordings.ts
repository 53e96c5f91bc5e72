/**
 * Texts that are shown letter by letter as they are written, straight apostrophes too: wordings that the specification gives and
 * that are looked for as they stand there. By language, each with its file.
 */
export const fixedWordings: Readonly<Record<string, readonly string[]>> = {
  fr: ['notFound:domain.lead'],
  en: ['contact:toasts.sent.text'],
};
