import { describe, expect, test } from 'vitest';
import { createAnswerer } from '../../../../functions/chat-with-ai/answer/createAnswerer.ts';
import { factsIn, knowledge, spring } from './fixtureSite.ts';

const answerers = new Map<string, ReturnType<typeof createAnswerer>>();

/** One for each language and day: making it reads an index, which takes longer than its answers. */
function answererOf(language: 'fr' | 'en', now: () => Date) {
  const name = `${language} ${now().toISOString()}`;
  const known = knowledge.find((each) => each.language === language);
  if (!known) throw new Error(`The fixture has no pages in ${language}.`);
  const answerer = answerers.get(name) ?? createAnswerer(known, language, now);
  answerers.set(name, answerer);
  return answerer;
}

function ask(message: string, language: 'fr' | 'en' = 'fr', { now = spring } = {}) {
  return answererOf(language, now)(message);
}

describe('facts', () => {
  test('offices, with the page', () => {
    const { text, source } = ask('Où sont vos bureaux ?');
    expect(source).toBe('facts');
    expect(text).toContain('Neuilly-sur-Seine');
    expect(text).toContain('- Lille, [lille@company.example](mailto:lille@company.example)');
    expect(text).toContain('[Nos agences](/about/offices)');
  });

  test('one office by its name or by the name of its town', () => {
    for (const city of ['Bordeaux', 'Le Haillan']) {
      expect(ask(`Avez-vous une agence à ${city} ?`).text).toContain('mailto:bordeaux@company.example');
    }
  });

  test('a country in preparation', () => {
    expect(ask('Avez-vous un bureau au Canada ?').text).toMatch(
      /^Canada\s?: une présence est en préparation/,
    );
  });

  test('open positions, those of a town, and none once they have closed', () => {
    expect(ask('Which positions are open?', 'en').text).toMatch(
      /- Example: Tester, Tunis \(at least 1 year of .*\n- Manager, Lille \(at least 8 years/,
    );
    const inLille = ask('Do you have a position open in Lille?', 'en').text;
    expect(inLille).toContain('Manager');
    expect(inLille).not.toContain('Tester, Tunis');
    expect(ask('Which positions are open?', 'en', { now: () => new Date('2026-09-01') }).text).not.toContain(
      'Tester',
    );
    expect(
      ask('Do you have a position open in Tunis?', 'en', { now: () => new Date('2026-09-01') }).text,
    ).toMatch(/No position is open in Tunis.*\n- Manager/);
    expect(ask('Which positions are open?', 'en', { now: () => new Date('2027-01-01') }).text).toContain(
      'No position is open',
    );
  });

  test('two questions in one message get both answers', () => {
    const { text } = ask('Bonjour ! Où sont vos bureaux ? Et quel est votre numéro de téléphone ?');
    expect(text).toContain('Nos agences en région');
    expect(text).toContain('Vous pouvez nous appeler');
  });
});

describe('passages', () => {
  test('the line that answers, not the whole page', () => {
    const { text, source } = ask('Combien d’heures dure l’essai d’endurance ?');
    expect(source).toBe('pages');
    expect(text).toContain('24 heures à charge nominale');
    expect(text).not.toContain('Jusqu’à 150 %');
    expect(text).toContain('[Tests de performance](/services/performance-testing#kinds)');
  });
});

describe('what is not known', () => {
  test.each([
    ['Quelle est la météo à Lille demain ?', 'sort de mon sujet'],
    ['Une recette de tarte aux pommes', 'sort de mon sujet'],
    ['Zorglub bulgroz ?', 'Je n’ai pas trouvé'],
    ['???', 'Je n’ai pas trouvé'],
  ])('%s', (message, said) => {
    const { text, source } = ask(message);
    expect(source).toBe('unknown');
    expect(text).toContain(said);
    expect(text).toContain(`[Contact](/contact?subject=${encodeURIComponent(message)})`);
  });

  test('a doubt offers the questions that were perhaps meant', () => {
    const [known] = knowledge;
    if (!known) throw new Error('The fixture has a language.');
    const answer = createAnswerer(known, 'fr', spring, { enough: 0.9, perhaps: 0.38 });
    const { text, source } = answer('audit jonglage');
    expect(source).toBe('perhaps');
    expect(text).toMatch(/- \[[^\]]*audit[^\]]*\]\(ask:\)/);
  });

  test('a question is completed by what stands between brackets at its end', () => {
    expect(ask('And in Lille? (Which positions are open?)', 'en').text).toMatch(/Manager, Lille/);
    expect(ask('Et combien ? (Faites-vous des audits ?)').text).toContain('devis');
    expect(ask('Et merci beaucoup ! (Testez-vous les robots ?)').source).toBe('smallTalk');
  });

  test('a fact asked beside something foreign is not answered as if it were the question', () => {
    expect(ask('Can you book me a flight to Tunis?', 'en').source).toBe('unknown');
  });
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
    const { text, source } = ask(message, language);
    expect(source).toBe('smallTalk');
    const [beginning = ''] = factsIn(language).words.smallTalk[kind].split('{{');
    expect(text.startsWith(beginning), text).toBe(true);
  });

  test.each([
    'Testez-vous les robots ?',
    'Bonjour, testez-vous les robots ? Merci d’avance et bonne journée !',
    'Bonjour, j’ai une question : testez-vous les robots, s’il vous plaît ?',
  ])('what stands around a question changes nothing in its answer: %s', (message) => {
    expect(ask(message).text).toBe(ask('Testez-vous les robots ?').text);
    expect(ask(message).source).toBe('pages');
  });
});

test('a mistyped word is understood', () => {
  expect(ask('Testez-vous la robbotique ?').text).toContain('](/services/robotics)');
});

test('an answer holds nothing but paragraphs, items and links', () => {
  for (const message of [
    'Où sont vos bureaux ?',
    'Quels outils ?',
    'Testez-vous les robots ?',
    'Bonjour',
    '???',
  ]) {
    for (const line of ask(message).text.split('\n')) {
      const withoutLinks = line.replace(
        /\[[^\][]+\]\((?:\/[\w/-]*(?:\?subject=[\w%.~-]*)?(?:#[\w-]+)?|mailto:[^\s)]+|tel:\+?\d+)\)/g,
        '',
      );
      expect(withoutLinks).not.toMatch(/[<>[\]*#`]|https?:/);
    }
  }
});
