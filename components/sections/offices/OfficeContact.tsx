import { useTranslation } from 'react-i18next';
import type { Office } from '../../../content/offices.ts';
import { languageNames } from '../../../renderer/i18n/format.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { telOf } from '../../ui/telOf.ts';

const lineClass = 'min-h-6 flex w-fit items-center pointer-coarse:min-h-11';

/** The address, e-mail address, phone number and languages of an office. */
export function OfficeContact({ place }: { place: Office }) {
  const { t, i18n } = useTranslation('offices');
  const { street, postalCode, city } = place.address;
  return (
    <address className="text-sm not-italic">
      <p className="text-muted">
        <bdi>{street}</bdi>
        <br />
        <bdi>
          {postalCode} {city}
        </bdi>
      </p>
      <TextLink to={`mailto:${place.email}`} className={lineClass}>
        {place.email}
      </TextLink>
      <TextLink to={telOf(place.phone)} className={lineClass}>
        {place.phone}
      </TextLink>
      {place.languages && (
        <p className="mt-1 text-muted">
          {t('languages', { languages: languageNames(place.languages, i18n.language) })}
        </p>
      )}
    </address>
  );
}
