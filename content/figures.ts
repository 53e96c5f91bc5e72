import facts from './figures.json';
import { figuresSchema } from './schemas/figuresSchema.ts';

/** The figures that pages draw; what they stand for is in the words of the page. */
export const figures = figuresSchema.parse(facts);
