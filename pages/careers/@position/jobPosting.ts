import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { company } from '../../../content/company.ts';
import type { Position } from '../../../content/positions.ts';
import { organizationId, postalAddressOf } from '../../../content/schemaOrgNodes.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { isRemote } from '../positionDetails.ts';
import { positionTexts, positionTitle } from './positionTexts.ts';

/**
 * Returns the position as Google's "Job posting" documentation asks; an empty array for an example (decision 015).
 * - `directApply` is false, because candidates apply on the recruitment site
 * - `TELECOMMUTE` means that all work is done from home, and requires the country
 */
export function jobPosting(t: Translate, position: Position, url: string): JobPosting[] {
  if (position.source === 'example') {
    return [];
  }
  const texts = positionTexts(t, position);
  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#position`,
      url,
      title: positionTitle(t, position),
      description: [
        paragraph(texts.lead),
        ...part(t('positions:labels.mission'), list(texts.mission)),
        ...part(
          t('positions:labels.months'),
          list(texts.months.map(({ title, description }) => `${title}. ${description}`)),
        ),
        ...part(t('positions:labels.profile'), list(texts.profile)),
        ...part(t('positions:labels.learned'), paragraph(texts.learned)),
        ...part(t('positions:labels.interview'), paragraph(texts.interview)),
      ].join(''),
      identifier: { '@type': 'PropertyValue', name: company.name, value: position.key },
      datePosted: position.datePosted,
      validThrough: position.validThrough,
      employmentType: position.employmentType,
      hiringOrganization: { '@id': organizationId },
      jobLocation: { '@type': 'Place', address: postalAddressOf(position.office) },
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: position.minimumExperienceYears * 12,
      },
      directApply: false,
      ...(position.salary && { baseSalary: baseSalary(position.salary) }),
      ...(isRemote(position) && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: position.office.address.country },
      }),
    },
  ];
}

function baseSalary({ from, to, currency, period }: NonNullable<Position['salary']>): MonetaryAmount {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: period },
  };
}

function part(title: string, content: string): string[] {
  return [paragraph(`<strong>${title}</strong>`), content];
}

function paragraph(content: string): string {
  return `<p>${content}</p>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
