import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { languageOf } from '../../content/languages.ts';
import { legalFacts } from '../../content/legalFacts.ts';
import { formatDate } from '../../renderer/i18n/format.ts';

/** The specification has the notice in French and in English (§1): the words say in which of them each language shows it. */
export function Page() {
  const { t } = useTranslation(['legalNotice', 'common']);
  const writtenIn = languageOf(t('writtenIn')).code;
  return (
    <LegalText
      path="/legal-notice"
      language={writtenIn}
      hero={t('hero', { returnObjects: true })}
      record={{ title: t('common:pages.legalNotice') }}
      updated={t('updated', { date: formatDate(legalFacts.legalTextsUpdated, writtenIn) })}
      sections={t('sections', {
        returnObjects: true,
        ...legalFacts,
        incorporated: formatDate(legalFacts.incorporated, writtenIn),
      })}
    />
  );
}
