import { Overline } from '../../components/sections/Overline.tsx';
import { Section } from '../../components/sections/Section.tsx';

const steps = [
  ['h1', 'font-display text-h1 font-bold tracking-tight'],
  ['h2', 'font-display text-h2 font-bold tracking-tight'],
  ['figure', 'font-display text-figure font-bold tracking-tight'],
  ['h3', 'font-display text-h3 font-bold tracking-tight'],
  ['h4', 'font-display text-h4 font-bold tracking-tight'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
  ['mono-label', 'mono-label'],
] as const;

export function TypeSpecimens() {
  return (
    <Section tone="card" title="Type scale" lead="Fluid, from phones to large screens.">
      <Overline>Overline</Overline>
      <dl className="border-t border-ink">
        {steps.map(([name, look]) => (
          <div
            key={name}
            className="grid items-baseline gap-x-6 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="font-mono text-xs text-muted">{name}</dt>
            <dd className={look}>Evidence for each test case</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
