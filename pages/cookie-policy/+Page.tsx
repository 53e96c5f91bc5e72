import { useTranslation } from 'react-i18next';
import { useTools } from '../../components/islands/cookieConsent/useTools.ts';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';
import { absentFact, legalFacts } from '../../content/legalFacts.ts';
import { optionalCategories, storedItems } from '../../content/storedItems.ts';
import { captchaProvider } from '../../renderer/facts/captchaProvider.ts';
import { formatDate } from '../../renderer/i18n/format.ts';
import { ChangeChoice } from './ChangeChoice.tsx';

/** What only the chat stores. */
const chatItems: readonly string[] = ['conversation', 'chatDraft', 'chatOpenedAt', 'chatOpen'];

export function Page() {
  const { t, i18n } = useTranslation(['cookiePolicy', 'cookieConsent']);
  const toolsOf = useTools();
  const itemsIn = (place: 'localStorage' | 'sessionStorage') => ({
    items: storedItems
      .filter(({ area, name }) => area === place && (company.chatProvider || !chatItems.includes(name)))
      .filter(({ name }) => name !== 'language' || languages.length > 1)
      .map(({ name, key, kept }) =>
        t('stored.line', { key, what: t(`stored.items.${name}`), time: t(`stored.kept.${kept}`) }),
      ),
  });
  const categoryItems = (['necessary', ...optionalCategories] as const).flatMap((category) => {
    const tools = toolsOf(category);
    const title = t(`cookieConsent:categories.${category}.title`);
    const none = category === 'necessary' ? [] : [t('cookieConsent:unused')];
    return (tools.length > 0 ? tools : none).map((text) => `${title}. ${text}`);
  });
  const sections = t('sections', {
    returnObjects: true,
    ...legalFacts,
    captchaProvider: captchaProvider ?? absentFact,
  }).map((section) => ({
    ...section,
    ...(section.id === 'local-storage' && itemsIn('localStorage')),
    ...(section.id === 'session-storage' && itemsIn('sessionStorage')),
    ...(section.id === 'categories' && { items: [...(section.items ?? []), ...categoryItems] }),
  }));
  return (
    <LegalText
      path="/cookie-policy"
      hero={t('hero', { returnObjects: true })}
      updated={t('updated', { date: formatDate(legalFacts.legalTextsUpdated, i18n.language) })}
      sections={sections}
    >
      <ChangeChoice />
    </LegalText>
  );
}
