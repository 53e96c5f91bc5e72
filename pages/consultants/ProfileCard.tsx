import { useTranslation } from 'react-i18next';
import { cityName } from '../../components/sections/offices/cityName.ts';
import { rateRange } from '../../components/sections/services/rateText.ts';
import { Badge } from '../../components/ui/Badge.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import {
  blocksPath,
  clipboardCheckPath,
  compassPath,
  databasePath,
  layersPath,
  workflowPath,
} from '../../components/ui/iconPaths.ts';
import { LineIcon } from '../../components/ui/LineIcon.tsx';
import type { Consultant } from '../../content/consultants.ts';
import { contactPath } from '../../content/contactPath.ts';
import type { ConsultantWords } from '../../locales/i18next.d.ts';
import { formatDate, languageNames } from '../../renderer/i18n/format.ts';
import { rateOf } from './rateOf.ts';

interface ProfileCardProps {
  facts: Consultant;
  words: ConsultantWords;
}

/** One profile: experience, availability, day rate and skills, and a link to the contact form that names it. */
export function ProfileCard({ facts, words }: ProfileCardProps) {
  const { t, i18n } = useTranslation(['consultants', 'offices', 'engagement']);
  const { city, languages, status, availableFrom } = facts;
  const rate = rateOf(facts);
  /** What the owner has said of the profile beyond what every profile has, on one line. */
  const known = [
    availableFrom && t('profiles.known.availableFrom', { date: formatDate(availableFrom, i18n.language) }),
    city && cityName(t, city),
    languages && languageNames(languages, i18n.language),
    status && t(`profiles.known.${status}`),
  ].filter((text) => text !== undefined);
  return (
    <li id={facts.key} className="flex flex-col bg-card p-6 md:p-7">
      <ProfileIcon icon={facts.icon} />
      <h3 className="mt-5">{words.title}</h3>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="ink">{t('profiles.labels.experience', { count: facts.experience })}</Badge>
        <Badge>{t(`profiles.labels.${facts.availability}`)}</Badge>
      </p>
      <p className="mt-4 text-muted">{words.description}</p>
      <p className="mt-3 text-sm font-semibold">
        {rate
          ? t('consultants:profiles.labels.rate', {
              role: t(`engagement:rates.roles.${rate.role}`),
              range: rateRange(t, rate, i18n.language),
            })
          : t('consultants:profiles.labels.noRate')}
      </p>
      {known.length > 0 && <p className="mt-3 text-sm first-letter:uppercase">{known.join(' · ')}</p>}
      <h4 className="mono-label mt-5 mb-2">{t('profiles.labels.skills')}</h4>
      <ul className="mb-7 text-sm">
        {words.skills.map((skill) => (
          <li key={skill} className="border-t border-line py-1.5">
            {skill}
          </li>
        ))}
      </ul>
      <ButtonLink
        variant="outline"
        className="mt-auto self-start"
        to={contactPath({ subject: words.title, type: facts.key, from: 'consultants' })}
      >
        <span>
          {t('profiles.labels.request')} <span className="sr-inline">{`(${words.title})`}</span>
        </span>
      </ButtonLink>
    </li>
  );
}

const paths: Readonly<Record<Consultant['icon'], string>> = {
  workflow: workflowPath,
  database: databasePath,
  blocks: blocksPath,
  layers: layersPath,
  compass: compassPath,
  'clipboard-check': clipboardCheckPath,
};

/** The drawing of a profile. Decorative: its title stands under it. */
function ProfileIcon({ icon }: { icon: Consultant['icon'] }) {
  return <LineIcon path={paths[icon]} className="size-8 text-proof" />;
}
