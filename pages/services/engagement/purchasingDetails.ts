import { cityName } from '../../../components/sections/offices/cityName.ts';
import { allOffices, type Office } from '../../../content/offices.ts';
import { purchasing } from '../../../content/purchasing.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { formatList, formatMoney, languageNames } from '../../../renderer/i18n/format.ts';

/** @returns the owner's answers to questions of purchasing departments, each with its title */
export function purchasingDetails(t: Translate, language: string) {
  const { certifiedTesters, insurance, securityCertificate, paymentDays, noticeDays } = purchasing;
  const { subcontracting, processors, references } = purchasing;
  /** Returns a line for each office that has an answer. */
  const byOffice = (lineOf: (office: Office) => string | undefined) =>
    allOffices.flatMap((office) => {
      const answer = lineOf(office);
      return answer === undefined
        ? []
        : t('engagement:purchasing.facts.office', { city: cityName(t, office.address.city), said: answer });
    });
  const sizes = byOffice(({ people }) =>
    people === undefined ? undefined : t('engagement:people', { count: people }),
  );
  const languages = byOffice(({ languages }) => languages && languageNames(languages, language));
  const daysText = (count: number) => t('engagement:purchasing.facts.days', { count });
  /** The answers by the key of their question in the translations. The page shows them in this order. */
  const answers = {
    certifiedTesters:
      certifiedTesters &&
      t('engagement:purchasing.facts.certifiedTesters.description', {
        certified: String(certifiedTesters.certified),
        of: String(certifiedTesters.of),
      }),
    insurance:
      insurance &&
      t('engagement:purchasing.facts.insurance.description', {
        insurer: insurance.insurer,
        sum: formatMoney(insurance.sum, insurance.currency, language),
      }),
    securityCertificate,
    payment:
      paymentDays && t('engagement:purchasing.facts.payment.description', { days: daysText(paymentDays) }),
    notice: noticeDays && t('engagement:purchasing.facts.notice.description', { days: daysText(noticeDays) }),
    subcontracting: subcontracting && t(`engagement:purchasing.facts.subcontracting.${subcontracting}`),
    processors: processors && formatList(processors, language),
    references: references && formatList(references, language),
    sizes,
    languages,
  };
  return Object.entries(answers).flatMap(([key, description]) =>
    description && description.length > 0
      ? { title: t(`engagement:purchasing.facts.${key as keyof typeof answers}.title`), description }
      : [],
  );
}
