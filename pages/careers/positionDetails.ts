import { cityName } from '../../components/sections/offices/cityName.ts';
import { entryOf } from '../../content/entryOf.ts';
import { nearshoreOffice } from '../../content/offices.ts';
import type { Position } from '../../content/positions.ts';
import { purchasing } from '../../content/purchasing.ts';
import type { Translate } from '../../locales/i18next.d.ts';
import { countryName, formatMoney } from '../../renderer/i18n/format.ts';

/** @returns the details by which candidates compare positions, each with its label; details that the owner has not provided are left out */
export function positionDetails(t: Translate, position: Position, language: string) {
  const items = t('careers:positions.items', { returnObjects: true });
  const { department } = entryOf(items, position.key, 'careers.json: positions.items');
  const { salary, contractCountry } = position;
  const content = [
    { label: t('careers:positions.labels.department'), value: department },
    { label: t('careers:positions.labels.location'), value: cityName(t, position.city) },
    {
      label: t('careers:positions.labels.type'),
      value: t(`careers:positions.types.${position.employmentType}`),
    },
    {
      label: t('careers:positions.labels.experience'),
      value: t('careers:positions.labels.years', { count: position.minimumExperienceYears }),
    },
    { label: t('careers:positions.terms.salary'), value: salary && salaryText(t, salary, language) },
    { label: t('careers:positions.terms.remote'), value: remoteText(t, position) },
    { label: t('careers:positions.terms.employer'), value: employerAbroad(position) },
    {
      label: t('careers:positions.terms.law'),
      value: contractCountry && countryName(contractCountry, language),
    },
  ];
  return content.flatMap(({ label, value }) => (value === undefined ? [] : { label, value }));
}

/** @returns true if the employee works from home on all five working days */
export function isRemote({ remoteDays }: Position): boolean {
  return remoteDays === 5;
}

function remoteText(t: Translate, position: Position): string | undefined {
  if (position.remoteDays === undefined) {
    return undefined;
  }
  return isRemote(position)
    ? t('careers:positions.terms.allRemote')
    : t('careers:positions.terms.remoteDays', { count: position.remoteDays });
}

function salaryText(t: Translate, salary: NonNullable<Position['salary']>, language: string): string {
  const money = (amount: number) => formatMoney(amount, salary.currency, language);
  return t(`careers:positions.terms.periods.${salary.period}`, {
    from: money(salary.from),
    to: money(salary.to),
  });
}

/** @returns the employer in the nearshore office; undefined for a position elsewhere, or if `purchasing.json` names no such employer */
export function employerAbroad({ city }: Position): string | undefined {
  return city === nearshoreOffice?.address.city ? purchasing.employerAbroad : undefined;
}
