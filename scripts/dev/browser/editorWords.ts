import type { ListedText } from '../listTexts.ts';

/** What the editor says, in the languages of those who edit. It is no part of the site, so its words are not in `locales/`. */
const words = {
  en: {
    texts: 'Texts',
    choose: 'Choose a text on the page, or in the list.',
    filter: 'Filter by words or key: attributes, head, notices and mails too',
    onPage: 'On this page',
    found: 'Found',
    characters: (count: number, { least, most, isFilled }: ListedText['limit']) =>
      `${count} characters, ${least} to ${most}${isFilled ? ' with placeholders filled in' : ''}`,
    placeholders: 'Keep',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
    unchanged: 'Nothing has changed.',
    unreachable: 'npm run dev does not answer. Is it still running?',
  },
  fr: {
    texts: 'Textes',
    choose: 'Choisissez un texte dans la page ou dans la liste.',
    filter: 'Filtrer par mots ou par clé, attributs, en-tête, notifications et courriels compris',
    onPage: 'Dans cette page',
    found: 'Résultats',
    characters: (count: number, { least, most, isFilled }: ListedText['limit']) =>
      `${count} caractères, de ${least} à ${most}${isFilled ? ' une fois les repères remplacés' : ''}`,
    placeholders: 'À conserver',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré.',
    unchanged: 'Rien n’a changé.',
    unreachable: 'npm run dev ne répond pas. Est-il encore lancé ?',
  },
} as const;

export const editorLanguage = navigator.language.startsWith('fr') ? 'fr' : 'en';
export const editorWords = words[editorLanguage];
