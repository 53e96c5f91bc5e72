import about from './fr/about.json';

/** A list that is words itself, of which words say how many entries it has. French stands for all languages, which have as many. */
export const reasons: readonly unknown[] = about.why.items;
