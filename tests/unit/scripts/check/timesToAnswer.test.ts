import { expect, test } from 'vitest';
import {
  lawfulTimes,
  timesToAnswer,
  timesToAnswerIn,
} from '../../../../scripts/check/words/timesToAnswer.ts';
import { wordsOf } from './wordsOf.ts';

test.each([
  ['fr', 'Nous répondons sous 24 heures.', ['24 heures']],
  ['fr', 'Une réponse en deux jours ouvrés, promis.', ['deux jours']],
  ['fr', 'Livré sous trois semaines.', ['trois semaines']],
  ['fr', 'Nous répondons le lendemain.', ['le lendemain']],
  ['fr', 'Nous répondons sous {{replyTime}}. L’essai dure 24 heures.', []],
  ['fr', 'Le temps de réponse reste sous 2 s.', []],
  ['en', 'We reply in 48 hours.', ['48 hours']],
  ['en', 'Delivered within two working days.', ['two working days']],
  ['en', 'We answer within {{replyTime}}. The run lasts 24 hours.', []],
  ['en', 'You answer for the work of eight days.', []],
  ['es', 'Respondemos en 48 horas.', ['48 horas']],
  ['es', 'Entregado en el plazo de tres semanas.', ['tres semanas']],
  ['es', 'Respondemos en {{replyTime}}. La prueba dura 24 horas.', []],
  ['ar', 'نردّ خلال يومين.', ['يومين']],
  ['ar', 'ونردّ عليكم خلال 48 ساعة.', ['48 ساعة']],
  ['ar', 'يستغرق الاختبار ثلاثة أسابيع.', []],
])('%s: %s', (language, text, times) => {
  expect(timesToAnswerIn(text, language)).toEqual(times);
});

test('the message names the time and says what to write', () => {
  expect(timesToAnswer(wordsOf({ a: 'Réponse sous 12 heures.' }))).toEqual([
    {
      file: 'locales/fr/home.json',
      line: 2,
      severity: 'error',
      message:
        'a promises "12 heures" in its own words. Quote a promise of content/promises.json instead: {{replyTime}}.',
    },
  ]);
});

test('what the law sets is left alone, with the reason', () => {
  for (const { text, reason } of lawfulTimes) {
    expect(reason).not.toBe('');
    expect(timesToAnswerIn(`Nous répondons sous ${text}.`, 'fr')).toEqual([]);
  }
});
