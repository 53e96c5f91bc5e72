import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';

/** The channels of the community's Slack workspace. */
export function Channels() {
  const { t } = useTranslation('community');
  return (
    <Section>
      <Split id="channels" title={t('channels.title')} lead={t('channels.lead')}>
        <ul className="border-t border-ink">
          {t('channels.items', { returnObjects: true }).map(({ key, title, description }) => (
            <li
              key={key}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <h3 className="font-mono text-base font-bold tracking-normal">
                <span aria-hidden="true" className="text-proof">
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
