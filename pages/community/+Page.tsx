import { useTranslation } from 'react-i18next';
import { island as communityJoin } from '../../components/islands/communityJoin/CommunityJoin.tsx';
import { formServiceOf } from '../../components/islands/forms/formServiceOf.ts';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ListSection, Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { TextGrid } from '../../components/sections/TextGrid.tsx';
import { Arrow } from '../../components/ui/LineIcon.tsx';
import { TextLink } from '../../components/ui/Link.tsx';
import { readableArticles } from '../../renderer/articles/articles.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { Thread } from './Thread.tsx';

export function Page() {
  const { t } = useTranslation('community');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<Thread />} />
      <CommunityTabs />
      <Channels />
      <ListSection of={TextGrid} id="rules" tone="card" {...t('rules', { returnObjects: true })} />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/about/methodologies"
      />
    </>
  );
}

function Channels() {
  const { t } = useTranslation('community');
  return (
    <Section>
      <Split id="channels" title={t('channels.title')}>
        <ul className="border-t border-ink">
          {t('channels.items', { returnObjects: true }).map(({ key, title, description }) => (
            <li
              key={key}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <h3 className="font-mono text-base font-bold tracking-normal">
                <span aria-hidden="true" className="text-accent">
                  #{' '}
                </span>
                {title}
              </h3>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

/**
 * `startTabs.ts` sets `aria-selected`. Forced colours make transparent borders visible, so a tab that is not selected has a border
 * in the background colour `Canvas`.
 */
const tabClass =
  'inline-flex min-h-12 items-center border-b-4 border-transparent px-5 font-bold hover:border-line-strong aria-selected:border-accent aria-selected:text-accent forced-colors:not-aria-selected:border-[Canvas]';

/**
 * Links that `startTabs.ts` turns into tabs. Without JavaScript, both panels are visible. With JavaScript, `data-selected` marks the panel
 * that `tabs.css` shows before the script starts, and the tab that the script then selects.
 */
function CommunityTabs() {
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

/** The panel of the tab “Blog”: it links to the first article in a language that the visitor can read. */
function BlogPanel() {
  const { t, i18n } = useTranslation('community');
  const [article] = readableArticles(i18n.language);
  return (
    <div id="blog" className="tab-panel max-w-measure">
      <h2>{t('blog.title')}</h2>
      <p className="mt-4 text-lg text-muted">{t('blog.description')}</p>
      {article && (
        <p className="mt-6">
          <TextLink
            to={`/blog/${article.slug}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {t('blog.link')}
            <Arrow />
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** The panel of the tab “Slack”, which is selected at first. It contains the form to join, and a list of what members receive. */
function SlackPanel() {
  const { t } = useTranslation('community');
  return (
    <div
      id="slack"
      data-selected=""
      className="tab-panel grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
    >
      <div>
        <h2>{t('slack.title')}</h2>
        <p className="mt-4 max-w-measure text-lg text-muted">{t('slack.description')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Island of={communityJoin} when="interaction" props={formServiceOf('community')} />
          <p className="font-mono text-xs text-muted">{t('slack.note')}</p>
        </div>
      </div>
      <div>
        <h3 className="mb-5 text-h4">{t('slack.benefitsTitle')}</h3>
        <CheckList items={t('slack.benefits', { returnObjects: true })} />
      </div>
    </div>
  );
}
