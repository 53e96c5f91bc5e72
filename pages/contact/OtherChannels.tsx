import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/ui/Link.tsx';
import { telOf } from '../../components/ui/telOf.ts';
import { company } from '../../content/company.ts';
import { spokenLanguages } from '../../content/offices.ts';
import { languageNames } from '../../renderer/i18n/format.ts';

/** Addresses and opening hours, for visitors who prefer not to use the form. */
export function OtherChannels() {
  const { t, i18n } = useTranslation('contact');
  const mail = (address: string) => (
    <TextLink to={`mailto:${address}`} isStandalone className="min-h-6">
      {address}
    </TextLink>
  );
  const phone = (
    <TextLink to={telOf(company.phone)} isStandalone className="min-h-6">
      <bdi>{company.phone}</bdi>
    </TextLink>
  );
  const hours = (
    <>
      <p className="font-semibold">{t('details.hours.text')}</p>
      <p className="mt-1 text-balance text-muted">{t('details.hours.note')}</p>
    </>
  );
  const channels = [
    { term: t('details.email'), value: mail(company.email) },
    { term: t('details.phone'), value: phone },
    { term: t('details.hours.title'), value: hours },
    { term: t('details.languages'), value: languageNames(spokenLanguages, i18n.language) },
    { term: t('details.press'), value: company.pressEmail && mail(company.pressEmail) },
  ].filter(({ value }) => value);
  return (
    <aside aria-labelledby="other-ways-title" className="print:mt-4">
      <h3 id="other-ways-title" className="border-t border-ink pt-4 text-h4">
        {t('details.title')}
      </h3>
      <dl className="mt-4 grid gap-4 text-sm print:block print:space-y-2">
        {channels.map(({ term, value }) => (
          <div key={term}>
            <dt className="mono-label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
