import { describe, expect, test } from 'vitest';
import { type Answer, createAnswerer } from '../../../../functions/chat-with-ai/answer/createAnswerer.ts';
import { factsIn, known, spring } from './fixtureSite.ts';

/** Making one takes longer than its answers. */
const answerers = { fr: createAnswerer(known.fr, 'fr', spring), en: createAnswerer(known.en, 'en', spring) };

const contactAbout = (message: string) => `[Contact](/contact?subject=${encodeURIComponent(message)})`;

type Row = [keyof typeof answerers, string, Answer['source'], (string | RegExp)[], not?: string];

test.each<Row>([
  [
    'fr',
    'Où sont vos bureaux ?',
    'facts',
    ['- Lille, [lille@company.example](mailto:', '[Nos agences](/about/offices)'],
  ],
  ['fr', 'Avez-vous une agence à Bordeaux ?', 'facts', ['mailto:bordeaux@company.example']],
  ['fr', 'Avez-vous une agence à Le Haillan ?', 'facts', ['mailto:bordeaux@company.example']],
  ['fr', 'Avez-vous un bureau au Canada ?', 'facts', [/^Canada\s?: une présence est en préparation/]],
  ['en', 'Do you have a position open in Lille?', 'facts', ['Manager'], 'Tester, Tunis'],
  [
    'fr',
    'Bonjour ! Où sont vos bureaux ? Et quel est votre numéro de téléphone ?',
    'facts',
    ['Nos agences en région', 'Vous pouvez nous appeler'],
  ],
  [
    'fr',
    'Combien d’heures dure l’essai d’endurance ?',
    'pages',
    ['24 heures à charge nominale', '[Tests de performance](/services/performance-testing#kinds)'],
    'Jusqu’à 150 %',
  ],
  ['fr', 'Testez-vous la robbotique ?', 'pages', ['](/services/robotics)']],
  // What stands between brackets at the end completes a question.
  ['en', 'And in Lille? (Which positions are open?)', 'facts', ['Manager, Lille']],
  ['fr', 'Et combien ? (Faites-vous des audits ?)', 'facts', ['devis']],
  ['fr', 'Et merci beaucoup ! (Testez-vous les robots ?)', 'smallTalk', []],
  ...['Quelle est la météo à Lille demain ?', 'Une recette de tarte aux pommes'].map(
    (message): Row => ['fr', message, 'unknown', ['sort de mon sujet', contactAbout(message)]],
  ),
  ...['Zorglub bulgroz ?', '???'].map(
    (message): Row => ['fr', message, 'unknown', ['Je n’ai pas trouvé', contactAbout(message)]],
  ),
  ['en', 'Can you book me a flight to Tunis?', 'unknown', []],
])('in %s, %s is answered from %s', (language, message, from, says, not) => {
  const { text, source } = answerers[language](message);
  expect(source).toBe(from);
  for (const part of says) expect(text).toMatch(part);
  if (not) expect(text).not.toContain(not);
});

test.each([
  [
    '2026-04-01',
    'Which positions are open?',
    /- Example: Tester, Tunis \(at least 1 year of .*\n- Manager, Lille \(at least 8 years/,
  ],
  ['2026-09-01', 'Which positions are open?', /^(?!.*Tester).*Manager/s],
  ['2026-09-01', 'Do you have a position open in Tunis?', /No position is open in Tunis.*\n- Manager/],
  ['2027-01-01', 'Which positions are open?', /No position is open/],
])('on %s, %s', (day, message, says) => {
  expect(createAnswerer(known.en, 'en', () => new Date(day))(message).text).toMatch(says);
});

test('a doubt offers the questions that were perhaps meant', () => {
  const { text, source } = createAnswerer(known.fr, 'fr', spring, { enough: 0.9, perhaps: 0.38 })(
    'audit jonglage',
  );
  expect(source).toBe('perhaps');
  expect(text).toMatch(/- \[[^\]]*audit[^\]]*\]\(ask:\)/);
});

describe('small talk', () => {
  test.each([
    ['fr', 'greeting', 'Bonjour !'],
    ['fr', 'thanks', 'Super, merci beaucoup pour votre aide'],
    ['fr', 'goodbye', 'Merci beaucoup, bonne journée !'],
    ['fr', 'whoAreYou', 'Bonjour, vous êtes un robot ou une personne ?'],
    ['fr', 'complaint', 'Merci, mais ça ne répond pas à ma question'],
    ['en', 'goodbye', 'Thank you very much, have a nice day!'],
    ['en', 'whoAreYou', 'Hi, are you a robot or a human?'],
    ['en', 'complaint', "You're useless"],
  ] as const)('%s, %s: %s', (language, kind, message) => {
    const { text, source } = answerers[language](message);
    expect(source).toBe('smallTalk');
    const [beginning = ''] = factsIn(language).words.smallTalk[kind].split('{{');
    expect(text.startsWith(beginning), text).toBe(true);
  });

  test.each([
    'Bonjour, testez-vous les robots ? Merci d’avance et bonne journée !',
    'Bonjour, j’ai une question : testez-vous les robots, s’il vous plaît ?',
  ])('what stands around a question changes nothing in its answer: %s', (message) => {
    expect(answerers.fr(message)).toEqual(
      expect.objectContaining({ source: 'pages', text: answerers.fr('Testez-vous les robots ?').text }),
    );
  });
});
