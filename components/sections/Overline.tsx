/** The line above a page's title: a rule and a word in mono. */
export function Overline({ children }: { children: string }) {
  return (
    <p className="mono-label mb-4 flex items-center gap-2.5">
      <span aria-hidden="true" className="w-6 shrink-0 border-t-2" />
      {children}
    </p>
  );
}
