interface ContentsProps {
  title: string;
  items: readonly { id: string; title: string }[];
}

/** The table of contents of a long text. On wide screens it is sticky beside the text; on phones it is above the text. */
export function Contents({ title, items }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title" data-print="no" className="lg:stays-beside">
      <h2 id="contents-title" className="mono-label mb-3 font-normal tracking-normal">
        {title}
      </h2>
      <ol className="border-t border-ink text-sm">
        {items.map((item, index) => (
          <li key={item.id} className="border-b border-line">
            <a
              href={`#${item.id}`}
              className="flex items-baseline gap-3 py-1.5 leading-snug hover:text-accent focus-visible:-outline-offset-3 pointer-coarse:py-3"
            >
              <span aria-hidden="true" className="font-mono text-xs text-muted">
                {String(index + 1).padStart(2, '0')}
              </span>
              {item.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
