import { Section } from '../../components/sections/Section.tsx';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { LinkedText } from '../../components/ui/LinkedText.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { company } from '../../content/company.ts';

export function LinkSpecimens() {
  return (
    <Section tone="card" title="Links and badges" lead="A link can be recognised without its colour.">
      <div className="flex max-w-measure flex-col gap-4">
        <p>
          A sentence that holds <TextLink to="/gallery">an underlined link</TextLink> before it ends.
        </p>
        <p>
          <LinkedText>{`Write to ${company.email} or call ${company.phone}.`}</LinkedText>
        </p>
        <p className="flex items-center gap-2 font-bold text-proof">
          An arrow in the reading direction
          <Arrow />
        </p>
        <p className="flex flex-wrap gap-3">
          <Badge>Passed</Badge>
          <Badge tone="neutral">To review</Badge>
          <Badge tone="alert">Refused</Badge>
          <Badge tone="ink">New</Badge>
        </p>
      </div>
    </Section>
  );
}
