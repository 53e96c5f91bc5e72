import { company } from '../../../content/company.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { FeatureGrid } from '../FeatureGrid.tsx';
import { Section } from '../Section.tsx';

export interface CertificationsWords {
  title: string;
  lead: string;
  items: readonly { key: string; title: string; description: string }[];
}

/** The certifications, each under its stamp; nothing where there are none. */
export function Certifications({ words: { title, lead, items } }: { words: CertificationsWords }) {
  if (company.certifications.length === 0) {
    return null;
  }
  return (
    <Section id="certifications" title={title} lead={lead}>
      <FeatureGrid
        columns={2}
        items={company.certifications.map(({ key, name }) => ({
          ...entryOf(items, key, 'certifications.items'),
          mark: (
            <p
              aria-hidden="true"
              className="w-fit -rotate-3 rounded-control border-[3px] border-proof px-4 py-1 font-display text-h3 font-bold uppercase"
            >
              {name}
            </p>
          ),
        }))}
      />
    </Section>
  );
}
