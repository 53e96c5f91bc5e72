import { z } from 'zod';
import { key, text } from './fields.ts';

/**
 * content/ownerFacts.json: questions that only the owner can answer and whose answer is in words, with the place where they stand.
 * Pages read well without: `npm run check -- --launch` lists each until it is answered there and removed here. A question repeats no
 * fact, and one that does not concern the company is deleted. What has a fact of its own is asked for there (`optionalFact` in `fields.ts`).
 */
export const ownerFactsSchema = z.record(
  key,
  text.describe('the question, and the file of words where the answer stands'),
);
