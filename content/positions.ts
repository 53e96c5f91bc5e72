import facts from './positions.json';
import { positionsSchema } from './schemas/positionsSchema.ts';

/** The open positions, in the order they are shown; their words are in `careers.json`. */
export const positions = positionsSchema.parse(facts);
