import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Heart from 'lucide-react/icons/heart';
import LinkIcon from 'lucide-react/icons/link';
import MenuIcon from 'lucide-react/icons/menu';
import Close from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { Flag } from '../../components/ui/Flag.tsx';
import { Logo } from '../../components/ui/Logo.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';

const icons = [
  ['arrow-right', ArrowRight],
  ['bookmark', Bookmark],
  ['chevron-down', ChevronDown],
  ['heart', Heart],
  ['link', LinkIcon],
  ['menu', MenuIcon],
  ['x', Close],
] as const;

export function IconSpecimens() {
  const { t } = useTranslation('gallery');
  const cell = 'flex flex-col items-start gap-3 bg-card p-4 font-mono text-xs';
  return (
    <Section title={t('icons.title')} lead={t('icons.lead')}>
      <ul className="cell-grid grid-cols-2 lg:grid-cols-7">
        {icons.map(([name, Icon]) => (
          <li key={name} className={cell}>
            <Icon className="size-6" />
            {name}
          </li>
        ))}
        <li className={cell}>
          <Arrow className="size-6" />
          Arrow
        </li>
        <li className={cell}>
          <Verdict result="passed" className="size-6" />
          Verdict
        </li>
        {languages.map(({ flag }) => (
          <li key={flag} className={cell}>
            <Flag flag={flag} />
            Flag {flag}
          </li>
        ))}
        <li className={cell}>
          <Logo name={company.name} />
          Logo
        </li>
      </ul>
    </Section>
  );
}
