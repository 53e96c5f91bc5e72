import { TextLink } from '../ui/Link.tsx';

interface Entry {
  title: string;
  description: string | readonly string[];
  to?: string;
}

const columnClass = {
  2: 'md:grid-cols-2 print:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3',
} as const;

/** Titles with descriptions, each below a hairline. Use `FeatureGrid` for more important statements. */
export function TextGrid({ items, columns = 3 }: { items: readonly Entry[]; columns?: 2 | 3 }) {
  return (
    <ul className={`grid gap-x-8 gap-y-8 ${columnClass[columns]}`}>
      {items.map(({ title, description, to }) => (
        <li key={title} className="border-t border-ink pt-4 in-dark:border-line-dark">
          <h3 className="text-h4">
            {to ? (
              <TextLink to={to} isStandalone>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </h3>
          {[description].flat().map((line) => (
            <p key={line} className="mt-2 max-w-narrow text-muted in-dark:text-muted-dark">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
