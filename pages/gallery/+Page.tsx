import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { ButtonSpecimens } from './ButtonSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { IconSpecimens } from './IconSpecimens.tsx';
import { LinkSpecimens } from './LinkSpecimens.tsx';
import { RecordSpecimens } from './RecordSpecimens.tsx';
import { samples } from './samples.ts';
import { TokenSpecimens } from './TokenSpecimens.tsx';
import { TypeSpecimens } from './TypeSpecimens.tsx';

/** A row of three: the grid is filled. */
const targets = ['/services', '/case-studies', '/contact'] as const;

const cards = targets.flatMap((to, index) => {
  const sample = samples[index];
  return sample ? [{ ...sample, to }] : [];
});

/** Everything that pages are composed of, in both directions. While editing only: see content/pagePaths.ts. */
export function Page() {
  return (['ltr', 'rtl'] as const).map((direction) => (
    <div key={direction} dir={direction}>
      <Hero
        overline="Gallery"
        title={direction === 'ltr' ? 'Left to right' : 'Right to left'}
        lead="Every component, in each of its states. This page exists only during editing."
      />
      <TokenSpecimens />
      <TypeSpecimens />
      <ButtonSpecimens />
      <LinkSpecimens />
      <FieldSpecimens direction={direction} />
      <Section tone="card" title="Cards that lead elsewhere" lead="A cell turns to ink under the pointer.">
        <CardGrid items={cards} />
      </Section>
      <Section title="Cards that state something" lead="A title, a sentence, and a mark above them.">
        <FeatureGrid
          columns={2}
          items={samples.map((sample) => ({
            ...sample,
            mark: <Verdict result="passed" className="size-5" />,
          }))}
        />
      </Section>
      <RecordSpecimens direction={direction} />
      <IconSpecimens />
    </div>
  ));
}
