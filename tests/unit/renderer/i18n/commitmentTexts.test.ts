import { expect, test } from 'vitest';
import { commitments } from '../../../../content/commitments.ts';
import { commitmentTexts } from '../../../../renderer/i18n/commitmentTexts.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import { translationsOf } from '../../../translationsOf.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
const textsIn = (language: string, held: typeof commitments) =>
  commitmentTexts(language, held, translationsOf(language, 'commitments'));

test('a commitment has a form for a sentence, one for its beginning, and one in figures', () => {
  const engagements = { auditTime: { value: 5, unit: 'day', source: 'specification' } } as const;
  const { auditTime, AuditTime, auditTimeInFigures } = textsIn('fr', { ...commitments, engagements });
  expect([auditTime, AuditTime, auditTimeInFigures].map(plain)).toEqual([
    'cinq jours',
    'Cinq jours',
    '5 jours',
  ]);
});

const durations = [
  ['fr', { value: 24, unit: 'hour' }, '24 heures', '24 h'],
  ['en', { value: 24, unit: 'hour' }, '24 hours', '24h'],
  ['fr', { value: 1, unit: 'hour' }, 'une heure', '1 h'],
  ['en', { value: 1, unit: 'hour' }, 'one hour', '1h'],
  ['fr', { value: 1, unit: 'workingDay' }, 'un jour ouvré', '1 jour ouvré'],
  ['en', { value: 1, unit: 'workingDay' }, 'one working day', '1 working day'],
  ['fr', { from: 2, value: 3, unit: 'week' }, 'deux à trois semaines', '2–3 semaines'],
  ['en', { from: 2, value: 3, unit: 'week' }, 'two to three weeks', '2–3 weeks'],
  // In Arabic, the form of the noun expresses one and two, also in a range.
  ['ar', { from: 2, value: 6, unit: 'week' }, 'أسبوعين إلى 6 أسابيع', '2–6 أسابيع'],
  ['ar', { from: 1, value: 2, unit: 'week' }, 'أسبوع واحد إلى أسبوعين', '1–2 أسبوع'],
] as const;

test.each(durations.filter(([code]) => hasLanguage(code)))(
  '%s: %o',
  (language, duration, said, inFigures) => {
    const engagements = { time: { ...duration, source: 'example' } } as const;
    const { time, timeInFigures } = textsIn(language, { ...commitments, engagements });
    expect([time, timeInFigures].map(plain)).toEqual([said, inFigures]);
  },
);

const specified = [
  ['fr', 'chatHours', 'Lundi-Vendredi 9h-18h'],
  ['fr', 'replyTime', '24 heures'],
  ['fr', 'firstReportTimeInFigures', '48 h'],
  ['fr', 'auditTimeInFigures', '5 jours'],
  ['en', 'chatHours', 'Mon-Fri 9AM-6PM CET'],
  ['en', 'supportHours', 'Mon-Fri, 9AM-6PM PST'],
  ['en', 'replyTime', '24 hours'],
  ['en', 'firstReportTimeInFigures', '48h'],
  ['en', 'auditTimeInFigures', '5 days'],
] as const;

test.each(specified.filter(([code]) => hasLanguage(code)))(
  'the commitments of the specification are written exactly so: %s %s',
  (language, name, said) => {
    expect(plain(textsIn(language, commitments)[name])).toBe(said);
  },
);

const openings = [
  ['fr', 'chatHoursInFull', 'du lundi au vendredi, de 12 h à 18 h 30, heure de Paris'],
  ['en', 'chatHours', 'Mon-Fri 12PM-6:30PM CET'],
] as const;

test.each(openings.filter(([code]) => hasLanguage(code)))(
  '%s: hours have minutes only if there are any, and AM and PM only if the language has them',
  (language, name, said) => {
    const hours = { ...commitments.openingHours.chatHours, opens: '12:00', closes: '18:30' };
    const openingHours = { chatHours: hours, supportHours: hours };
    expect(plain(textsIn(language, { ...commitments, openingHours })[name])).toBe(said);
  },
);
