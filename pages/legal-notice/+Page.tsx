import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { legalFacts } from '../../content/legalFacts.ts';
import { promises } from '../../content/promises.ts';
import { entryOf } from '../../locales/entryOf.ts';
import { formatDate } from '../../locales/format.ts';
import { defaultLanguage, fallbackLanguage } from '../../locales/languages.ts';
import { type PromiseWords, promiseTexts } from '../../locales/promiseTexts.ts';

const promiseWords = import.meta.glob<PromiseWords>('../../locales/*/promises.json', {
  eager: true,
  import: 'default',
});

export function Page() {
  const { t, i18n } = useTranslation('legalNotice');
  // The specification has it in these two; the others show it in the second.
  const writtenIn = i18n.language === defaultLanguage ? defaultLanguage : fallbackLanguage;
  const words = entryOf(promiseWords, `../../locales/${writtenIn}/promises.json`, 'locales/*/promises.json');
  return (
    <LegalText
      path="/legal-notice"
      language={writtenIn}
      hero={t('hero', { returnObjects: true })}
      updated={t('updated', { date: formatDate(legalFacts.legalTextsUpdated, writtenIn) })}
      sections={t('sections', {
        returnObjects: true,
        ...legalFacts,
        ...promiseTexts(writtenIn, promises, words),
      })}
    />
  );
}
