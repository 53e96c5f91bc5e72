import type { LanguageCode } from '../../../../content/languages.ts';
import { bullets } from '../../../../functions/chat-with-ai/answer/sentences.ts';
import { chatContent } from '../../../../functions/chat-with-ai/index/chatContent.ts';
import {
  chatKnowledge,
  type ReadPage,
  readPage,
} from '../../../../functions/chat-with-ai/index/chatKnowledge.ts';
import type { Knowledge, SiteContent } from '../../../../functions/chat-with-ai/knowledge.ts';
import { markdownTreeOf } from '../../../../scripts/build/discovery/markdownOf.ts';
import { shortNameOf } from '../../../../scripts/pageSummary.ts';
import { origin, pageWith } from '../../pageWith.ts';

/**
 * @param main the HTML of the page's main part
 * @param label the name of the page in its breadcrumb; without a label the page has no breadcrumb
 * @returns what the build lets the chat read of the page
 */
export function pageOf(path: string, main: string, label?: string): ReadPage {
  const page = pageWith(path, {
    body: `<header><p>Not a part of the page, ever.</p></header><main id="main">${main}</main>`,
    head: { title: 'Title | Company' },
    breadcrumb: label ? ['Home', label].map((each) => ({ label: each, path })) : [],
  });
  const { language } = page;
  return readPage({ path, language, label: shortNameOf(page) }, markdownTreeOf(page, origin));
}

/** The pages of the fixture, by address: the name in the breadcrumb, and the HTML of the main part. */
const pages: Record<string, readonly [label: string, main: string]> = {
  '/contact': ['Contact', '<h1>Écrivez-nous</h1><p>Une personne lit votre message.</p>'],
  '/careers': ['Carrières', '<h1>Testez pour de bon</h1><p>Trois jours de télétravail par semaine.</p>'],
  '/about/offices': ['Nos agences', '<h1>Sept adresses</h1><p>Un interlocuteur proche de vous.</p>'],
  '/services/performance-testing': [
    'Tests de performance',
    '<h1>Tests de performance</h1><p>Nous mesurons le point de saturation avant votre pic.</p><section id="tools"><h2 id="tools-title">Six outils</h2><ul><li><h3>Apache JMeter</h3><p>De nombreux protocoles.</p></li><li><h3>k6</h3><p>Des seuils en JavaScript.</p></li></ul></section><section id="kinds"><h2 id="kinds-title">Quatre essais</h2><ul><li><h3>Endurance</h3><p>24 heures à charge nominale.</p></li><li><h3>Stress</h3><p>Jusqu’à 150 % de la charge.</p></li></ul></section>',
  ],
  '/services/quality-audits': [
    'Audits',
    `<h1>Audits</h1><p>Un avis chiffré.</p><section id="process"><h2 id="process-title">Le déroulement d’un audit</h2><ul>${[1, 2, 3, 4, 5, 6, 7, 8].map((step) => `<li>Étape ${step}</li>`).join('')}</ul></section>`,
  ],
  '/services/robotics': ['Robotique', '<h1>Robotique</h1><p>Bras et robots : en simulation d’abord.</p>'],
};

export const pagesRead = Object.entries(pages).map(([path, [label, main]]) => pageOf(path, main, label));

const officeIn = (city: string, mailbox: string) => ({
  city,
  cityAddress: `0 rue de l’Exemple, 00000 ${city}`,
  cityEmail: `[${mailbox}@company.example](mailto:${mailbox}@company.example)`,
  cityPhone: '[+33 1 99 00 00 09](tel:+33199000009)',
});

/** @returns the content of this site in a language, but with the offices, positions and values that the tests expect */
export function contentIn(language: LanguageCode): SiteContent {
  const known = chatContent(language);
  // Bordeaux has two names, as in content/offices.json: a question may contain either.
  const agencies = [officeIn('Lille', 'lille'), officeIn('Bordeaux (Le Haillan)', 'bordeaux')];
  return {
    ...known,
    slug: 'company',
    values: {
      ...known.values,
      company: 'Company',
      agencies: bullets(agencies.map(({ city, cityEmail }) => `${city}, ${cityEmail}`)),
      performanceTools: 'Apache JMeter et k6',
      rates: '- Testeur, Lille : 1 € à 2 €',
      contacts: '- Audits : Ada Example',
      officeLanguages: '- Tunis : français',
    },
    offices: [officeIn('Neuilly-sur-Seine', 'contact'), ...agencies, officeIn('Tunis', 'tunis')],
    soon: ['Canada', 'États-Unis'],
    positions: [
      { city: 'Tunis', line: 'Exemple : Testeur, Tunis', validThrough: '2026-06-30' },
      {
        city: 'Lille',
        line: 'Manager, Lille',
        salary: 'Manager, Lille : 1 € à 2 €',
        validThrough: '2026-12-31',
      },
    ],
  };
}

/** The knowledge that a build would create from the pages above: that of one language, because all are French. */
export const knowledge = [...chatKnowledge(pagesRead, contentIn)];
export const french = knowledge[0] as Knowledge;

/** A day on which both positions are open. */
export const spring = () => new Date('2026-04-01T10:00:00Z');
