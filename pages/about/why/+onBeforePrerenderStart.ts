import { company } from '../../../content/company.ts';

/** The company's name is a setting, and part of this address. */
export function onBeforePrerenderStart() {
  return [`/about/why-${company.slug}`];
}
