interface StatementsProps {
  items: readonly { key: string; title: string; description: string }[];
  /** Their order is part of what they say. */
  ordered?: boolean;
}

/** A few statements on ink, each under a rule of its own. */
export function Statements({ items, ordered = false }: StatementsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-10 gap-y-9 lg:grid-cols-3">
      {items.map(({ key, title, description }) => (
        <li key={key} className="border-t border-line-dark pt-5">
          <h3 className="text-h4 text-lime">{title}</h3>
          <p className="mt-2 max-w-measure text-muted-dark">{description}</p>
        </li>
      ))}
    </List>
  );
}
