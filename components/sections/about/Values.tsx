import { FeatureGrid } from '../FeatureGrid.tsx';
import { Section } from '../Section.tsx';
import { ValueMark } from './ValueMark.tsx';

export interface ValuesWords {
  title: string;
  lead: string;
  items: readonly { key: string; title: string; description: string }[];
}

export function Values({ words: { title, lead, items } }: { words: ValuesWords }) {
  return (
    <Section id="values" title={title} lead={lead}>
      <FeatureGrid items={items.map((item) => ({ ...item, mark: <ValueMark value={item.key} /> }))} />
    </Section>
  );
}
