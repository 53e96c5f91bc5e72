import { useTranslation } from 'react-i18next';
import { BlogPanel } from './BlogPanel.tsx';
import { SlackPanel } from './SlackPanel.tsx';

const tabClass =
  'inline-flex min-h-12 items-center border-b-4 border-transparent px-5 font-bold hover:border-line-strong aria-selected:border-proof aria-selected:text-proof forced-colors:not-aria-selected:border-[Canvas]';

/**
 * Two panels with links to them: read one after the other without script, tabs with it (`components/islands/tabs/tabs.script.ts`).
 * `data-selected` names the one that shows first.
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
