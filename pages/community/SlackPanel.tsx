import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';

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
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink variant="hero" size="lg" to="#join">
            {t('slack.join')}
          </ButtonLink>
          <span className="font-mono text-xs text-muted">{t('slack.note')}</span>
        </p>
      </div>
      <div>
        <h3 className="mb-5 text-h4">{t('slack.benefitsTitle')}</h3>
        <CheckList items={t('slack.benefits', { returnObjects: true })} />
      </div>
    </div>
  );
}
