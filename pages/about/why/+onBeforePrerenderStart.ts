import { company } from '../../../content/company.ts';

/** One document. Its address ends with the company's slug, which is a fact, so no folder can have its name. */
export function onBeforePrerenderStart() {
  return [`/about/why-${company.slug}`];
}
