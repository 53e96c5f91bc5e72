import { company } from '../../content/company.ts';
import { positions } from '../../content/positions.ts';
import { entryOf } from '../../locales/entryOf.ts';
import type { Translate } from '../../locales/i18next.d.ts';
import type { JsonLdNode } from '../../renderer/head/metadata.ts';

/**
 * The open positions, with what Google's "Job posting" documentation requires (title, description, date, employer,
 * place) and recommends. The advertisement itself is on the recruitment site, hence no `directApply`.
 *
 * @param t speaks the page's language
 * @returns one node for each position but the examples, in their order
 */
export function jobPostingNodes(t: Translate): JsonLdNode[] {
  const items = t('careers:positions.items', { returnObjects: true });
  const open = positions.filter(({ source }) => source !== 'example');
  return open.map((position) => {
    const { title, department, description } = entryOf(items, position.key, 'careers.json: positions.items');
    return {
      '@type': 'JobPosting',
      '@id': `${company.origin}/careers#${position.key}`,
      title,
      description: `<p>${description}</p>`,
      identifier: { '@type': 'PropertyValue', name: company.name, value: position.key },
      datePosted: position.datePosted,
      validThrough: position.validThrough,
      employmentType: position.employmentType,
      occupationalCategory: department,
      hiringOrganization: { '@id': `${company.origin}/#organization` },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: position.city,
          addressCountry: position.country,
        },
      },
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: position.minimumExperienceYears * 12,
      },
      directApply: false,
      url: position.applyUrl,
    };
  });
}
