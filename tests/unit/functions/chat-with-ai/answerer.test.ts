import { expect, test } from 'vitest';
import { createAnswerer } from '../../../../functions/chat-with-ai/answer/createAnswerer.ts';
import { french, spring } from './fixtureSite.ts';

// tests/site/functions/chat-with-ai/chatAnswers.test.ts tests the answers about the real pages.

/** Created once, because that takes longer than answering. */
const answer = createAnswerer(french, spring);
const { thanks, complaint } = french.content.texts.smallTalk;
const beginningOf = (sentence: string) => sentence.split('{{')[0] ?? '';
const contactAbout = (subject: string) => `[Contact](/contact?${new URLSearchParams({ subject })})`;

test.each<[question: string, source: string, says: string | RegExp, previous?: string]>([
  ['Avez-vous une agence à Le Haillan ?', 'content', 'mailto:bordeaux@company.example'],
  ['Combien d’heures dure l’essai d’endurance ?', 'pages', /^(?!.*150 %).*24 heures.*-testing#kinds\)/s],
  ['Testez-vous la robbotique ?', 'pages', '](/services/robotics)'],
  ['Testez-vous les ro\u200bbots\ufeff ?', 'pages', '](/services/robotics)'],
  ['Testez-vous les ro\u00adbots\u200e ?', 'pages', '](/services/robotics)'],
  [
    'Comment se déroule un audit ?',
    'pages',
    /Étape 6\n\nEt 2 autres points, sur la page \[Audits\]\(\S+#process\)\.$/,
  ],
  [
    'Où sont vos bureaux ? Et quel est votre téléphone ?',
    'content',
    /Nos agences.*Vous pouvez nous appeler/s,
  ],
  ['Et à Lille ?', 'content', 'mailto:lille@company.example', 'Avez-vous un bureau à Bordeaux ?'],
  ['Et merci beaucoup !', 'smallTalk', beginningOf(thanks), 'Testez-vous les robots ?'],
  // Brackets in a question change nothing in its answer.
  ['Testez-vous les robots (ou les bras) ?', 'pages', '](/services/robotics)'],
  ['Merci, mais ça ne répond pas à ma question', 'smallTalk', beginningOf(complaint)],
  ['Une recette de tarte aux pommes', 'unknown', /sort de mon sujet/],
  // The question names a service and a sector (restaurants). The service decides which answer is given.
  ['Testez-vous les robots de mon restaurant ?', 'pages', '](/services/robotics)'],
  ['Travaillez-vous pour des restaurants ?', 'sector', /^Restauration.*métier.*performance-testing\)/s],
  ['Nous sommes une banque, pouvez-vous nous aider ?', 'sector', /DORA et PCI DSS/],
  // "Notre" makes it a request (`request` in content/chat/fr/words.json), so the answer offers a question about choosing a service.
  ['Notre zorglub bulgroz', 'perhaps', '](ask:)'],
  // An unknown word leads to the contact page. Its brackets must not end the link.
  ['Zorglub (bulgroz)', 'unknown', contactAbout('Zorglub (bulgroz)')],
  ['???', 'unknown', 'Je n’ai pas trouvé'],
])('%s is answered from %s', (message, from, says, previous) => {
  const { text, source } = answer(message, previous);
  expect(source).toBe(from);
  expect(text).toMatch(says);
});

test.each([
  ['2026-04-01', 'Quels postes sont ouverts ?', /- Exemple : Testeur, Tunis\n- Manager, Lille/],
  ['2026-09-01', 'Quels postes sont ouverts ?', /^(?!.*Testeur).*Manager/s],
  ['2026-09-01', 'Avez-vous un poste ouvert à Tunis ?', /Aucun poste n’est ouvert à Tunis.*\n- Manager/],
  ['2027-01-01', 'Quels postes sont ouverts ?', /Aucun poste n’est ouvert/],
])('on %s, %s', (day, message, says) => {
  expect(createAnswerer(french, () => new Date(day))(message).text).toMatch(says);
});

test('greetings and thanks around a question do not change its answer', () => {
  const around = 'Bonjour, j’ai une question : testez-vous les robots ? Merci d’avance et bonne journée !';
  expect(answer(around).text).toBe(answer('Testez-vous les robots ?').text);
});
