import { tools } from '../../../content/tools.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { namedDomains, namedServices } from '../../../renderer/i18n/namedFacts.ts';

type NamingWords = Pick<Resources, 'common' | 'consultants' | 'domains'>;

/**
 * Gathers what the site calls its domains, services, roles and tools. A visitor may write such a name and nothing else.
 *
 * @param words the words of a language
 * @returns for each page or section, without language, the names that it answers
 */
export function chatNames({ common, consultants, domains }: NamingWords): Record<string, string[]> {
  return {
    ...Object.fromEntries(
      namedDomains.map(({ key, path }) => [path, [common.domains[key], domains[key].title]]),
    ),
    ...Object.fromEntries(namedServices.map(({ key, path }) => [path, [common.pages[key]]])),
    // The sections in which roles and tools are listed.
    '/consultants#profiles': consultants.profiles.items.map(({ title }) => title),
    '/services/automated-testing#tools': tools.automation.map(({ name }) => name),
    '/services/performance-testing#tools': tools.performance.map(({ name }) => name),
  };
}
