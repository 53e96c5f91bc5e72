import { company } from '../../../content/company.ts';

/** One document. The last segment of its URL is the company's slug, which comes from `content/`, so no folder can be named after it. */
export function onBeforePrerenderStart() {
  return [`/about/why-${company.slug}`];
}
