import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** How a language speaks of answering, of the time that it takes, and of a deadline, whoever keeps it. */
interface Speech {
  answering: RegExp;
  time: RegExp;
  deadline: RegExp;
}

const speeches: Readonly<Record<string, Speech>> = {
  fr: speech(
    /répon[ds]|réponse|rappel(?:ons|lerons)|revenons vers/iu,
    'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt-quatre|quarante-huit',
    'h|heures?|jours?|semaines?|mois',
    'sous',
    'le lendemain|le jour même',
  ),
  en: speech(
    /\b(?:answers?(?! for\b)|repl(?:y|ies)|respond|responses?|(?:hear|get|come) back)\b/i,
    'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty-four|forty-eight',
    'h|hours?|(?:working )?days?|weeks?|fortnight|months?',
    'within',
    'by the next day|the same day',
  ),
  es: speech(
    /(?<!\p{L})(?:respond|respuesta|contest|llamaremos|escribiremos)/iu,
    'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinticuatro|cuarenta y ocho',
    'h|horas?|días?(?: hábiles| laborables)?|semanas?|mes(?:es)?',
    '(?:en el plazo de|antes de|en menos de)',
    'al día siguiente|el mismo día|un mes',
  ),
  ar: speech(
    /(?<!\p{L})(?:و|ف)?(?:نرد|نجيب|سنرد|الرد|ردّ|رد|إجابت|نعاود)/u,
    'ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثماني?ة?|تسعة?|عشرة?',
    'ساع\\p{L}*|أيام|يوم\\p{M}*ا|أسابيع|أشهر',
    'في غضون',
    '(?:ساعة|يوم|أسبوع|شهر) واحدة?|(?:ساعت|يوم|أسبوع|شهر)(?:ين|ان)|في اليوم (?:نفسه|التالي)',
  ),
};

function speech(answering: RegExp, numbers: string, units: string, before: string, other: string): Speech {
  const duration = `(?:\\d+|${numbers})\\s?(?:${units})(?![\\p{L}\\d])`;
  return {
    answering,
    time: new RegExp(`(?<![\\p{L}\\d])(?:${duration}|(?:${other})(?![\\p{L}\\d]))`, 'giu'),
    deadline: new RegExp(`(?<=(?<!\\p{L})${before}\\s)${duration}`, 'giu'),
  };
}

/** Delays that are not ours to promise, with the reason. */
export const lawfulTimes: readonly { text: string; reason: string }[] = [
  { text: 'un mois', reason: 'The law sets when a request on personal data is answered (GDPR, article 12).' },
  {
    text: 'one month',
    reason: 'The law sets when a request on personal data is answered (GDPR, article 12).',
  },
  { text: 'un mes', reason: 'The law sets when a request on personal data is answered (GDPR, article 12).' },
  {
    text: 'شهر واحد',
    reason: 'The law sets when a request on personal data is answered (GDPR, article 12).',
  },
  { text: 'شهرين', reason: 'The law sets how far that time may be extended (GDPR, article 12).' },
  { text: 'trois mois', reason: 'The law sets how long the right of reply lasts (decree 2007-1527).' },
  { text: 'three months', reason: 'The law sets how long the right of reply lasts (decree 2007-1527).' },
];

/**
 * @param text what a visitor reads
 * @param language the code of its language
 * @returns the times that it gives for an answer, and every deadline: "24 heures" of "Nous répondons sous 24 heures"
 */
export function timesToAnswerIn(text: string, language: string): string[] {
  const speech = speeches[language];
  if (!speech) return [];
  const sentences = text.split(/(?<=[.?!;])\s/u);
  const found = sentences.flatMap((sentence) => [
    ...(sentence.match(speech.deadline) ?? []),
    ...(speech.answering.test(sentence) ? (sentence.match(speech.time) ?? []) : []),
  ]);
  return [...new Set(found)].filter((time) => !lawfulTimes.some(({ text }) => text === time));
}

/**
 * Times to answer that stand in the words themselves: two of them could contradict each other.
 *
 * @param file one file of words
 */
export function timesToAnswer(file: WordFile): Problem[] {
  if (file.namespace === 'promises') return [];
  return file.texts.flatMap(({ key, text, offset }) =>
    timesToAnswerIn(text, file.language).map((time) => {
      const advice = 'Quote a promise of content/promises.json instead: {{replyTime}}.';
      return errorAt(file, offset, `${key} promises ${quote(time)} in its own words. ${advice}`);
    }),
  );
}
