import { useTranslation } from 'react-i18next';
import { optionalCategories } from '../../../content/storedItems.ts';
import { formatList } from '../../../renderer/i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { useTools } from './useThirdPartyText.ts';

/**
 * Asks for consent, in plain HTML. `cookieConsent.css` arranges it, and shows it before the first paint while the visitor has not chosen.
 * `askConsent.ts` handles its buttons. Ad blockers hide elements with "cookie" in their `id`, so the banner has a different `id`.
 */
export function CookieBanner() {
  const { t, i18n } = useTranslation('cookieConsent');
  const toolsOf = useTools();
  const used = optionalCategories.filter((category) => toolsOf(category).length > 0);
  const titles = used.map((category) => t(`categories.${category}.title`));
  const categories = formatList(titles, i18n.language);
  const tools = t(used.length > 0 ? 'banner.tools' : 'banner.noTools', { categories });
  return (
    <section
      id="visitor-question"
      aria-labelledby="visitor-question-title"
      className="fixed inset-x-0 bottom-0 z-20 h-(--consent-height) overflow-y-auto border-t-2 border-ink bg-card"
    >
      <div className="container-page flex h-full low:h-auto low:pe-20">
        {/* If large text needs more height than the banner has, the text scrolls and the buttons stay in view.
            In a low window, the whole banner scrolls, and its padding leaves space for the chat's button. */}
        <div className="min-h-12 overflow-y-auto text-muted low:shrink-0">
          <h2 id="visitor-question-title" className="mb-1 text-base font-bold tracking-normal text-ink">
            {t('banner.title')}
          </h2>
          <p className="max-w-measure xl:max-w-none">
            {t('banner.description', { tools })} <TextLink to="/cookie-policy">{t('banner.policy')}</TextLink>
          </p>
        </div>
        <div className="shrink-0 gap-2 low:me-0">
          <Button variant="outline" data-consent-choice="customize">
            {t('customize')}
          </Button>
          <Button data-consent-choice="necessary">{t('necessaryOnly')}</Button>
          <Button data-consent-choice="all">{t('acceptAll')}</Button>
        </div>
      </div>
    </section>
  );
}
