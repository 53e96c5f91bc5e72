import { z } from 'zod';
import { key, text } from './fields.ts';

/**
 * content/ownerFacts.json: what visitors ask and only the owner knows, with the words where the answer belongs.
 * Pages read well without: `npm run check -- --launch` lists each until it is answered there and removed here.
 */
export const ownerFactsSchema = z.record(key, text);
