import { quote } from './problem.ts';

/** What the glossaries have replaced, by language: each term in all its forms, and what to write. */
const discardedTerms: Readonly<Record<string, readonly (readonly [found: RegExp, instead: string])[]>> = {
  fr: [
    [/\bautomaticien\S*/i, 'ingénieur en automatisation'],
    [/\bavis (?:motivé|argumenté|de mise en ligne)/i, 'avis de mise en production'],
    [/\bclasses? d’équivalence/i, 'partitions d’équivalence'],
    [/\bcontre-(?:visite|test)s?\b/i, 'test de confirmation'],
    [/\bcourriels?\b/i, 'e-mail'],
    [/\bdéfauts? échappés?/i, 'défauts passés en production'],
    [/\bfondés sur les risques/i, 'basés sur les risques'],
    [/\bpercentiles?\b/i, 'centile'],
    [/\bprocès-verba\w+/i, 'rapport de clôture'],
    [/\btirs? de charge\b/i, 'test de charge'],
    [/\btransitions? d’états\b/i, 'transitions d’état'],
    [/\bverdicts?\b/i, 'résultat'],
  ],
  en: [
    [/\b(?:anti-robot|robot) check/i, 'bot check'],
    [/\bfirm price\b/i, 'fixed price'],
    [/\b(?:full|detailed|our) offers?\b/i, 'services'],
    [/\bspecimen (?:deliverable|report)/i, 'sample'],
    [/\b(?:test|regression) campaigns?\b/i, 'test cycle'],
  ],
  es: [
    [/\bcampañas?(?! publicitaria)/i, 'ciclo de pruebas'],
    [/\bmachine learning\b/i, 'aprendizaje automático'],
    [/\bsitio de selección/i, 'portal de empleo'],
    [/\btabla salarial/i, 'escala salarial'],
    [/\bveredictos?\b/i, 'resultado'],
    [/\boferta (?:cloud|de pruebas|web)|\b(?:nuestra|toda nuestra) oferta\b/i, 'servicio'],
  ],
  ar: [
    [/كفاءة|كفاءات/, 'مستشار'],
    [/عروضنا/, 'خدماتنا'],
    [/(?<![تم])كلفة/, 'تكلفة'],
    [/أهل العمل/, 'فرق الأعمال'],
    [/ناقلات/, 'نواقل'],
  ],
};

const glossaries: Readonly<Record<string, string>> = { es: 'glossary-es.md', ar: 'glossary-ar.md' };

/** @returns a message about a term that must not come back: one thing bears one name */
export function discardedTerm(text: string, language: string): string | undefined {
  for (const [found, instead] of discardedTerms[language] ?? []) {
    const [term] = found.exec(text) ?? [];
    if (term)
      return `says ${quote(term)}. Write ${quote(instead)} (docs/${glossaries[language] ?? 'glossary-fr-en.md'}).`;
  }
  return undefined;
}
