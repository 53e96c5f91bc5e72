/** Texts that keep their straight apostrophes, with the reason. */
export const fixedTexts: readonly { text: string; reason: string }[] = [
  {
    text: "Ce domaine n'existe pas ou n'est pas encore disponible.",
    reason: 'Fixed wording of the unknown-domain message: it is looked for letter by letter.',
  },
  {
    text: "We'll get back to you within {{replyTime}}.",
    reason: 'Fixed wording of the confirmation of the contact form: it is looked for letter by letter.',
  },
];
