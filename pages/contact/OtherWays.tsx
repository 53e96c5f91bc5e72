import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/ui/Link.tsx';
import { telOf } from '../../components/ui/telOf.ts';
import { company } from '../../content/company.ts';
import { spokenLanguages } from '../../content/offices.ts';
import { languageNames } from '../../renderer/i18n/format.ts';

/** Addresses and hours, for those who would rather not use the form. */
export function OtherWays() {
  const { t, i18n } = useTranslation('contact');
  return (
    <aside aria-labelledby="other-ways-title" className="print:mt-4">
      <h3 id="other-ways-title" className="border-t border-ink pt-4 text-h4">
        {t('details.title')}
      </h3>
      <dl className="mt-4 grid gap-4 text-sm print:block print:space-y-2">
        <div>
          <dt className="mono-label">{t('details.email')}</dt>
          <dd>
            <TextLink to={`mailto:${company.email}`} standsAlone className="min-h-6">
              {company.email}
            </TextLink>
          </dd>
        </div>
        <div>
          <dt className="mono-label">{t('details.phone')}</dt>
          <dd>
            <TextLink to={telOf(company.phone)} standsAlone className="min-h-6">
              <bdi>{company.phone}</bdi>
            </TextLink>
          </dd>
        </div>
        <div>
          <dt className="mono-label">{t('details.hours.title')}</dt>
          <dd>
            <p className="font-semibold">{t('details.hours.text')}</p>
            <p className="mt-1 text-muted">{t('details.hours.note')}</p>
          </dd>
        </div>
        {spokenLanguages.length > 0 && (
          <div>
            <dt className="mono-label">{t('details.languages')}</dt>
            <dd>{languageNames(spokenLanguages, i18n.language)}</dd>
          </div>
        )}
        {company.pressEmail && (
          <div>
            <dt className="mono-label">{t('details.press')}</dt>
            <dd>
              <TextLink to={`mailto:${company.pressEmail}`} standsAlone className="min-h-6">
                {company.pressEmail}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
