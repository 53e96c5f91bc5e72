import { z } from 'zod';
import { key, text } from './fields.ts';

/**
 * content/ownerQuestions.json: questions that only the owner can answer, each with its place in the translations. `npm run check --
 * --launch` lists each question until it is removed. A missing content value is not listed here: `optionalValue` asks for it.
 */
export const ownerQuestionsSchema = z.record(
  key,
  text.describe('the question, and the translation file where the answer stands'),
);
