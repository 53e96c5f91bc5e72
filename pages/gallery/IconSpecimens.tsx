import { Section } from '../../components/sections/Section.tsx';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { Flag } from '../../components/ui/Flag.tsx';
import * as paths from '../../components/ui/iconPaths.ts';
import { LineIcon } from '../../components/ui/LineIcon.tsx';
import { Logo } from '../../components/ui/Logo.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';

export function IconSpecimens() {
  const cell = 'flex flex-col items-start gap-3 bg-card p-4 font-mono text-xs';
  return (
    <Section title="Icons" lead="Text always stands beside them.">
      <ul className="cell-grid grid-cols-2 lg:grid-cols-7">
        {Object.entries(paths).map(([name, path]) => (
          <li key={name} className={cell}>
            <LineIcon path={path} className="size-6" />
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
        {languages.map(({ code }) => (
          <li key={code} className={cell}>
            <Flag language={code} />
            Flag {code}
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
