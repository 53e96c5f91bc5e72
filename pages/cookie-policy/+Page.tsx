import { useTranslation } from 'react-i18next';
import { useTools } from '../../components/islands/cookieConsent/useThirdPartyText.ts';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';
import { absentDetail, legalDetails } from '../../content/legalDetails.ts';
import { optionalCategories, storedItems } from '../../content/storedItems.ts';
import { captchaProvider } from '../../renderer/content/publicSettings.ts';

type StoredItem = (typeof storedItems)[number];

/** The items that only the chat stores. A site without chat does not list them. */
const chatItems: readonly StoredItem['name'][] = ['conversation', 'chatDraft', 'chatOpenedAt', 'chatOpen'];

export function Page() {
  const { t } = useTranslation(['cookiePolicy', 'cookieConsent']);
  const toolsOf = useTools();
  const storedIn = (storage: StoredItem['area']) => ({
    items: storedItems
      .filter(({ area, name }) => area === storage && (company.chatProvider || !chatItems.includes(name)))
      // A site in a single language stores no language.
      .filter(({ name }) => name !== 'language' || languages.length > 1)
      .map(({ name, key, kept }) =>
        t('stored.line', { key, what: t(`stored.items.${name}`), time: t(`stored.kept.${kept}`) }),
      ),
  });
  const categoryItems = (['necessary', ...optionalCategories] as const).flatMap((category) => {
    const tools = toolsOf(category);
    const title = t(`cookieConsent:categories.${category}.title`);
    // A category without tools is shown as unused. The necessary category is not, because other sections list its items.
    const unused = category === 'necessary' ? [] : [t('cookieConsent:unused')];
    return (tools.length > 0 ? tools : unused).map((text) => `${title}. ${text}`);
  });
  // Three sections, identified by their `id`, have generated items. Without a captcha, the paragraph about it is left out (`absentDetail`).
  const sections = t('sections', {
    returnObjects: true,
    ...legalDetails,
    captchaProvider: captchaProvider() ?? absentDetail,
  }).map((section) => ({
    ...section,
    ...(section.id === 'local-storage' && storedIn('localStorage')),
    ...(section.id === 'session-storage' && storedIn('sessionStorage')),
    ...(section.id === 'categories' && { items: [...(section.items ?? []), ...categoryItems] }),
  }));
  return (
    <LegalText
      path="/cookie-policy"
      hero={t('hero', { returnObjects: true })}
      updated={(date) => t('updated', { date })}
      sections={sections}
    >
      <ChangeChoice />
    </LegalText>
  );
}

/** Opens the cookie preferences, because withdrawing consent must be as easy as giving it (GDPR 7.3). `askConsent.ts` handles the click. */
function ChangeChoice() {
  const { t } = useTranslation('cookiePolicy');
  return (
    <section
      aria-labelledby="manage-title"
      data-print="no"
      className="border-b border-line bg-card noscript:hidden"
    >
      <div className="container-page flex flex-col gap-x-10 gap-y-5 py-8 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 id="manage-title" className="text-h4 tracking-tight">
            {t('manage.title')}
          </h2>
          <p className="mt-1 max-w-measure text-muted">{t('manage.description')}</p>
        </div>
        <Button size="lg" data-consent-choice="customize" className="shrink-0 self-start sm:self-auto">
          {t('manage.button')}
        </Button>
      </div>
    </section>
  );
}
