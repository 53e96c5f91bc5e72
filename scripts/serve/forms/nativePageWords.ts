import type { FieldErrorCode, FormErrorCode } from './Refusal.ts';

/** The languages of the pages that a visitor without JavaScript sees after sending a form. */
export const nativePageLanguages = ['fr', 'en'] as const;
export type NativePageLanguage = (typeof nativePageLanguages)[number];

type Words = {
  thanksTitle: string;
  thanksText: string;
  errorTitle: string;
  /** By status; every other status says `otherError`. */
  statuses: Readonly<Record<number, string>>;
  otherError: string;
  codes: Record<FieldErrorCode | FormErrorCode, string>;
  goBack: string;
  home: string;
};

/**
 * These stand in for pages of the form-collection service, which has its own; the site's words are in `locales/`.
 */
export const nativePageWords: Record<NativePageLanguage, Words> = {
  fr: {
    thanksTitle: 'Message envoyé',
    thanksText: 'Votre message est enregistré.',
    errorTitle: 'Message non envoyé',
    statuses: {
      404: 'Ce formulaire n’existe pas.',
      405: 'Cette adresse reçoit les formulaires et n’affiche pas de page.',
      413: 'Votre message est trop long : la limite est de 64 ko.',
      422: 'Ces champs sont à corriger :',
      429: 'Trop de messages sont partis de votre adresse. Réessayez dans une minute.',
    },
    otherError: 'Votre message n’a pas pu être enregistré. Réessayez dans quelques minutes.',
    codes: {
      REQUIRED_FIELD_MISSING: 'à remplir',
      REQUIRED_FIELD_EMPTY: 'à remplir',
      TYPE_EMAIL: 'n’est pas une adresse e-mail, par exemple nom@exemple.fr',
      TYPE_TEXT: 'n’est pas un texte',
      BLOCKED: 'Le contrôle anti-robot a refusé ce message.',
      EMPTY: 'Le formulaire est vide.',
      FORM_NOT_FOUND: 'Ce formulaire n’existe pas.',
      NO_FILE_UPLOADS: 'Ce formulaire n’accepte pas de fichier.',
    },
    goBack: 'Revenez à la page précédente de votre navigateur : votre texte y est encore.',
    home: 'Retour à l’accueil',
  },
  en: {
    thanksTitle: 'Message sent',
    thanksText: 'Your message has been recorded.',
    errorTitle: 'Message not sent',
    statuses: {
      404: 'This form does not exist.',
      405: 'This address receives forms and shows no page.',
      413: 'Your message is too long: the limit is 64 kB.',
      422: 'Please correct these fields:',
      429: 'Too many messages came from your address. Try again in a minute.',
    },
    otherError: 'Your message could not be recorded. Try again in a few minutes.',
    codes: {
      REQUIRED_FIELD_MISSING: 'needs an answer',
      REQUIRED_FIELD_EMPTY: 'needs an answer',
      TYPE_EMAIL: 'is not an email address, such as name@example.com',
      TYPE_TEXT: 'is not text',
      BLOCKED: 'The robot check refused this message.',
      EMPTY: 'The form is empty.',
      FORM_NOT_FOUND: 'This form does not exist.',
      NO_FILE_UPLOADS: 'This form takes no files.',
    },
    goBack: 'Go back one page in your browser: what you wrote is still there.',
    home: 'Back to the home page',
  },
};
