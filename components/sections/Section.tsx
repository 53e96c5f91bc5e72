import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/classNames.ts';
import { ExampleBadge } from './ExampleBadge.tsx';

const tones = {
  paper: '',
  card: 'border-y border-line bg-card',
  ink: 'bg-band text-white',
} as const;

interface SectionProps {
  /** The `id` of the section, to link to it. The heading's `id` is `{id}-title`. */
  id?: string | undefined;
  tone?: keyof typeof tones;
  title?: string | undefined;
  lead?: string | undefined;
  /** True if the content is an example. A section with a title then has an example badge. */
  example?: boolean;
  children?: ReactNode;
}

/** A band of the page: a heading, one or two sentences, and content. */
export function Section({ id, tone = 'paper', title, lead, example, children }: SectionProps) {
  // Only a section with a heading is a `<section>` (HTML standard, "The section element").
  const Band = title ? 'section' : 'div';
  return (
    <Band
      id={id}
      aria-labelledby={id && title ? `${id}-title` : undefined}
      data-dark={tone === 'ink' ? '' : undefined}
      className={classNames('section-y', tones[tone])}
    >
      <div className="container-page">
        {title && (
          <header className="mb-10 max-w-measure md:mb-14">
            {example && <ExampleBadge className="mb-4" />}
            <h2 id={id && `${id}-title`}>
              {title}
              {example && <ExampleAfterTitle />}
            </h2>
            {lead && <p className="mt-4 text-lg text-muted in-dark:text-muted-dark">{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </Band>
  );
}

/** A band with a list. `of` is the list's component. A page can spread translations (`title`, `lead`, `items`) into the props. */
export function ListSection<Props extends { items: readonly unknown[] }>(
  props: Omit<SectionProps, 'children'> & Props & { of: ComponentType<Props> },
) {
  const { of: List } = props;
  return (
    <Section {...props}>
      <List {...props} />
    </Section>
  );
}

/** Adds ", example" to a heading for screen readers, because they ignore `ExampleBadge`. */
function ExampleAfterTitle() {
  const { t } = useTranslation('common');
  return <span className="sr-inline">{t('exampleAfterTitle')}</span>;
}
