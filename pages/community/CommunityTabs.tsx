import { useTranslation } from 'react-i18next';
import { BlogPanel } from './BlogPanel.tsx';
import { SlackPanel } from './SlackPanel.tsx';

/**
 * `tabs.script.ts` writes `aria-selected`. Forced colours (Windows high contrast) paint a transparent border
 * like any other, so there a tab that is not selected gets a border of the background's colour: `Canvas`.
 */
const tabClass =
  'inline-flex min-h-12 items-center border-b-4 border-transparent px-5 font-bold hover:border-line-strong aria-selected:border-proof aria-selected:text-proof forced-colors:not-aria-selected:border-[Canvas]';

/**
 * Two panels, and links to them. Without script both panels show, one below the other; with it the links
 * become tabs (`components/islands/tabs/tabs.script.ts`). `data-selected` marks the tab that is open first;
 * its panel bears the attribute too, so that CSS can hide the other one before the script has run.
 */
export function CommunityTabs() {
  const { t } = useTranslation('community');
  return (
    <section className="section-y border-b border-line bg-card">
      <div className="container-page">
        <nav data-script="tabs" aria-label={t('tabs.label')} className="mb-10 flex border-b border-line">
          <a href="#blog" className={tabClass}>
            {t('tabs.blog')}
          </a>
          <a href="#slack" data-selected="" className={tabClass}>
            {t('tabs.slack')}
          </a>
        </nav>
        <div className="grid gap-16">
          <BlogPanel />
          <SlackPanel />
        </div>
      </div>
    </section>
  );
}
