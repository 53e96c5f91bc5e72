import { company } from '../../../content/company.ts';

/** The page's URL contains the company's slug. The slug comes from `content/`, so no folder can have this name. */
export function onBeforePrerenderStart() {
  return [`/about/why-${company.slug}`];
}
