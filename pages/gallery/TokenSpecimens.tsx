import { Section } from '../../components/sections/Section.tsx';

const colours = [
  ['ink', 'bg-ink'],
  ['ink-deep', 'bg-ink-deep'],
  ['band', 'bg-band'],
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['line-dark', 'bg-line-dark'],
  ['muted', 'bg-muted'],
  ['muted-dark', 'bg-muted-dark'],
  ['proof', 'bg-proof'],
  ['proof-soft', 'bg-proof-soft'],
  ['lime', 'bg-lime'],
  ['lime-deep', 'bg-lime-deep'],
  ['alert', 'bg-alert'],
  ['alert-soft', 'bg-alert-soft'],
] as const;

export function TokenSpecimens() {
  return (
    <Section title="Colours" lead="The only ones the site knows: components/styles/tokens.css.">
      <ul className="cell-grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-8">
        {colours.map(([name, fill]) => (
          <li key={name} className="bg-card p-3 font-mono text-xs">
            <span className={`mb-2 block h-14 rounded-control border border-line ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
