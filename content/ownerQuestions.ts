import { z } from 'zod';
import { key, text } from './fields.ts';

/**
 * content/ownerQuestions.json: questions that only the owner can answer, in words, with the place where they stand. `npm run check -- --launch`
 * lists each until it is removed. What has a fact of its own is asked for there (`optionalValue`).
 */
export const ownerQuestionsSchema = z.record(
  key,
  text.describe('the question, and the file of words where the answer stands'),
);
