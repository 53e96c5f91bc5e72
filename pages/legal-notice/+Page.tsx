import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { entryOf } from '../../content/entryOf.ts';
import { languageOf } from '../../content/languages.ts';
import { legalFacts } from '../../content/legalFacts.ts';
import { promises } from '../../content/promises.ts';
import { formatDate } from '../../locales/format.ts';
import { type PromiseWords, promiseTexts } from '../../locales/promiseTexts.ts';
import { languageOfNotice } from './languageOfNotice.ts';

const promiseWords = import.meta.glob<PromiseWords>('../../locales/*/promises.json', {
  eager: true,
  import: 'default',
});

export function Page() {
  const { t, i18n } = useTranslation(['legalNotice', 'common']);
  const writtenIn = languageOfNotice(languageOf(i18n.language).code);
  const words = entryOf(promiseWords, `../../locales/${writtenIn}/promises.json`, 'locales/*/promises.json');
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
        ...promiseTexts(writtenIn, promises, words),
      })}
    />
  );
}
