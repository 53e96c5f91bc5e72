import { expect, test } from 'vitest';
import { type Answer, createAnswerer } from '../../../../functions/chat-with-ai/answer/createAnswerer.ts';
import { french, spring } from './fixtureSite.ts';

/** Making one takes longer than its answers. */
const answer = createAnswerer(french, 'fr', spring);
const { smallTalk } = french.facts.words;

const contactAbout = (subject: string) => `[Contact](/contact?${new URLSearchParams({ subject })})`;

type Row = [question: string, Answer['source'], says: (string | RegExp)[], not?: string];

test.each<Row>([
  [
    'Où sont vos bureaux ?',
    'facts',
    ['- Lille, [lille@company.example](mailto:', '[Nos agences](/about/offices)'],
  ],
  ['Avez-vous une agence à Le Haillan ?', 'facts', ['mailto:bordeaux@company.example']],
  ['Avez-vous un bureau au Canada ?', 'facts', [/^Canada\s?: une présence est en préparation/]],
  ['Avez-vous un poste ouvert à Lille ?', 'facts', ['Manager'], 'Testeur, Tunis'],
  [
    'Bonjour ! Où sont vos bureaux ? Et quel est votre numéro de téléphone ?',
    'facts',
    ['Nos agences en région', 'Vous pouvez nous appeler'],
  ],
  [
    'Combien d’heures dure l’essai d’endurance ?',
    'pages',
    ['24 heures à charge nominale', '[Tests de performance](/services/performance-testing#kinds)'],
    'Jusqu’à 150 %',
  ],
  ['Testez-vous la robbotique ?', 'pages', ['](/services/robotics)']],
  // What stands between brackets at the end completes a question.
  ['Et à Lille ? (Avez-vous un bureau à Bordeaux ?)', 'facts', ['mailto:lille@company.example']],
  ['Et combien ? (Faites-vous des audits ?)', 'facts', ['devis']],
  ['Et merci beaucoup ! (Testez-vous les robots ?)', 'smallTalk', [smallTalk.thanks.split('{{')[0] ?? '']],
  ...['Quelle est la météo à Lille demain ?', 'Une recette de tarte aux pommes'].map(
    (message): Row => [message, 'unknown', ['sort de mon sujet', contactAbout(message)]],
  ),
  ...['Zorglub bulgroz ?', '???'].map(
    (message): Row => [message, 'unknown', ['Je n’ai pas trouvé', contactAbout(message)]],
  ),
  ['Merci, mais ça ne répond pas à ma question', 'smallTalk', [smallTalk.complaint.split('{{')[0] ?? '']],
])('%s is answered from %s', (message, from, says, not) => {
  const { text, source } = answer(message);
  expect(source).toBe(from);
  for (const part of says) expect(text).toMatch(part);
  if (not) expect(text).not.toContain(not);
});

test.each([
  ['2026-04-01', 'Quels postes sont ouverts ?', /- Exemple : Testeur, Tunis\n- Manager, Lille/],
  ['2026-09-01', 'Quels postes sont ouverts ?', /^(?!.*Testeur).*Manager/s],
  ['2026-09-01', 'Avez-vous un poste ouvert à Tunis ?', /Aucun poste n’est ouvert à Tunis.*\n- Manager/],
  ['2027-01-01', 'Quels postes sont ouverts ?', /Aucun poste n’est ouvert/],
])('on %s, %s', (day, message, says) => {
  expect(createAnswerer(french, 'fr', () => new Date(day))(message).text).toMatch(says);
});

test('a doubt offers the questions that were perhaps meant', () => {
  const { text, source } = createAnswerer(french, 'fr', spring, { enough: 0.9, perhaps: 0.3 })(
    'audit jonglage',
  );
  expect(source).toBe('perhaps');
  expect(text).toMatch(/- \[[^\]]*audit[^\]]*\]\(ask:\)/);
});

test.each([
  'Bonjour, testez-vous les robots ? Merci d’avance et bonne journée !',
  'Bonjour, j’ai une question : testez-vous les robots, s’il vous plaît ?',
])('what stands around a question changes nothing in its answer: %s', (message) => {
  expect(answer(message)).toEqual(
    expect.objectContaining({ source: 'pages', text: answer('Testez-vous les robots ?').text }),
  );
});
