import { expect, test } from 'vitest';
import { languages } from '../../../../content/languages.ts';
import { promises } from '../../../../content/promises.ts';
import { promiseTexts } from '../../../../renderer/i18n/promiseTexts.ts';
import { wordsOf } from '../../../wordsOf.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const textsIn = (language: string, held: typeof promises) =>
  promiseTexts(language, held, wordsOf(language, 'promises'));
const french = textsIn('fr', promises);
const english = textsIn('en', promises);

test('a promise is said in a sentence, at its beginning, and in figures', () => {
  const engagements = { auditTime: { value: 5, unit: 'day', source: 'specification' } } as const;
  expect(textsIn('en', { ...promises, engagements })).toMatchObject({
    auditTime: 'five days',
    AuditTime: 'Five days',
    auditTimeInFigures: '5 days',
  });
});

test.each([
  [{ value: 24, unit: 'hour' }, '24 heures', '24 h', '24 hours', '24h'],
  [{ value: 1, unit: 'hour' }, 'une heure', '1 h', 'one hour', '1h'],
  [{ value: 1, unit: 'workingDay' }, 'un jour ouvré', '1 jour ouvré', 'one working day', '1 working day'],
  [
    { from: 2, value: 3, unit: 'week' },
    'deux à trois semaines',
    '2–3 semaines',
    'two to three weeks',
    '2–3 weeks',
  ],
] as const)('%o', (duration, inFrench, inFrenchFigures, inEnglish, inEnglishFigures) => {
  const engagements = { time: { ...duration, source: 'example' } } as const;
  const { time: fr, timeInFigures: frFigures } = textsIn('fr', { ...promises, engagements });
  const { time: en, timeInFigures: enFigures } = textsIn('en', { ...promises, engagements });
  expect([fr, frFigures, en, enFigures].map(plain)).toEqual([
    inFrench,
    inFrenchFigures,
    inEnglish,
    inEnglishFigures,
  ]);
});

const inArabic = [
  [{ from: 2, value: 6 }, 'أسبوعين إلى 6 أسابيع'],
  [{ from: 1, value: 2 }, 'أسبوع واحد إلى أسبوعين'],
] as const;

// They read the words of a language that this site may lack.
test.each(languages.some(({ code }) => String(code) === 'ar') ? inArabic : [])(
  'Arabic says one and two in the noun, in a range too: %o',
  (duration, said) => {
    const engagements = { time: { ...duration, unit: 'week', source: 'example' } } as const;
    expect(textsIn('ar', { ...promises, engagements }).time).toBe(said);
  },
);

test('what the specification promises is said letter by letter', () => {
  expect(french.chatHours).toBe('Lundi-Vendredi 9h-18h');
  expect(english.chatHours).toBe('Mon-Fri 9AM-6PM CET');
  expect(english.supportHours).toBe('Mon-Fri, 9AM-6PM PST');
  expect(plain(french.replyTime)).toBe('24 heures');
  expect(english.replyTime).toBe('24 hours');
  expect([plain(french.firstReportTimeInFigures), english.firstReportTimeInFigures]).toEqual(['48 h', '48h']);
  expect([plain(french.auditTimeInFigures), english.auditTimeInFigures]).toEqual(['5 jours', '5 days']);
});

test('hours have minutes only where there are any, and a day has two halves only where a language cuts it', () => {
  const hours = { ...promises.openingHours.chatHours, opens: '12:00', closes: '18:30' };
  const openingHours = { chatHours: hours, supportHours: hours };
  expect(textsIn('en', { ...promises, openingHours }).chatHours).toBe('Mon-Fri 12PM-6:30PM CET');
  expect(plain(textsIn('fr', { ...promises, openingHours }).chatHoursInFull)).toBe(
    'du lundi au vendredi, de 12 h à 18 h 30, heure de Paris',
  );
});
