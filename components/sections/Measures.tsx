interface Measure {
  value: string;
  title: string;
  description: string;
}

export function Measures({ items }: { items: readonly Measure[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3 print:grid-cols-3">
      {items.map(({ value, title, description }) => (
        <li key={title} className="ruler">
          <h3 className="text-h4">
            {/* Screen readers need a space before the title. Orca and Chromium lose an ordinary space beside a block element. */}
            <span className="mb-1 block text-h1 font-bold print:text-h3 tracking-tight in-dark:text-lime">
              {`${value}\u00a0`}
            </span>
            {title}
          </h3>
          <p className="mt-3 max-w-narrow text-muted in-dark:text-muted-dark">{description}</p>
        </li>
      ))}
    </ul>
  );
}
