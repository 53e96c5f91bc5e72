import type { DescribedText } from '../describeText.ts';

/** What the editor says, in the languages of those who edit. It is no part of the site, so its words are not in `locales/`. */
const words = {
  en: {
    texts: 'Texts',
    wrong: 'To put right',
    wrongAdvice: 'This goes by itself when the file is mended.',
    show: 'Show the texts',
    marked: 'to choose from',
    long: 'longer',
    keys: 'as keys',
    choose: 'Choose a text on the page, or in the list.',
    filter: 'Filter by words or key: attributes, head, notices and mails too',
    onPage: 'On this page',
    found: 'Found',
    forgotten: 'Changed in one language only',
    searching: 'Reading the history…',
    changed: (language: string, behind: string, date: string) =>
      `${language} changed on ${date}, ${behind} is older`,
    characters: (count: number, { least, most, isFilled }: DescribedText['limit']) =>
      `${count} characters, ${least} to ${most}${isFilled ? ' with placeholders filled in' : ''}`,
    placeholders: 'Keep',
    uses: 'Used by',
    same: 'The same words',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
    unchanged: 'Nothing has changed.',
    unreachable: 'npm run dev does not answer. Is it still running?',
  },
  fr: {
    texts: 'Textes',
    wrong: 'À corriger',
    wrongAdvice: 'Ce message disparaît de lui-même une fois le fichier corrigé.',
    show: 'Afficher les textes',
    marked: 'à choisir',
    long: 'allongés',
    keys: 'par leur clé',
    choose: 'Choisissez un texte dans la page ou dans la liste.',
    filter: 'Filtrer par mots ou par clé, attributs, en-tête, notifications et courriels compris',
    onPage: 'Dans cette page',
    found: 'Résultats',
    forgotten: 'Modifiés dans une seule langue',
    searching: 'Lecture de l’historique…',
    changed: (language: string, behind: string, date: string) =>
      `${language} : modifié le ${date} ; ${behind} : plus ancien`,
    characters: (count: number, { least, most, isFilled }: DescribedText['limit']) =>
      `${count} caractères, de ${least} à ${most}${isFilled ? ' une fois les repères remplacés' : ''}`,
    placeholders: 'À conserver',
    uses: 'Utilisé par',
    same: 'Mêmes mots',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré.',
    unchanged: 'Rien n’a changé.',
    unreachable: 'npm run dev ne répond pas. Est-il encore lancé ?',
  },
} as const;

export const editorLanguage = navigator.language.startsWith('fr') ? 'fr' : 'en';
export const editorWords = words[editorLanguage];
