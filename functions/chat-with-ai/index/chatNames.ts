import type { LanguageCode } from '../../../content/languages.ts';
import { tools } from '../../../content/tools.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { namedDomains, namedServices } from '../../../renderer/i18n/namedFacts.ts';
import { readWords } from '../../../renderer/i18n/readWords.ts';

/**
 * Gathers what the site calls its domains, services, roles and tools. A visitor may write such a name and nothing else.
 *
 * @param language the language of the names
 * @returns for each page or section, without language, the names that it answers
 */
export function chatNames(language: LanguageCode): Record<string, string[]> {
  const common = readWords<Resources['common']>(language, 'common');
  const domains = readWords<Resources['domains']>(language, 'domains');
  const { profiles } = readWords<Resources['consultants']>(language, 'consultants');
  return {
    ...Object.fromEntries(
      namedDomains.map(({ key, path }) => [path, [common.domains[key], domains[key].title]]),
    ),
    ...Object.fromEntries(namedServices.map(({ key, path }) => [path, [common.pages[key]]])),
    '/consultants#profiles': profiles.items.map(({ title }) => title),
    '/services/automated-testing#tools': tools.automation.map(({ name }) => name),
    '/services/performance-testing#tools': tools.performance.map(({ name }) => name),
  };
}
