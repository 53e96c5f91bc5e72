import { useTranslation } from 'react-i18next';
import { island as communityJoin } from '../../components/islands/communityJoin/CommunityJoin.island.tsx';
import { formServiceOf } from '../../components/islands/forms/formServiceOf.ts';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Island } from '../../renderer/islands/Island.tsx';

/** The panel of the tab “Slack”, which is open first: the form to join, and what members get. */
export function SlackPanel() {
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
