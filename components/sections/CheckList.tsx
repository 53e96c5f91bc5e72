import { Verdict } from '../ui/Verdict.tsx';

/** Items that were checked or are delivered, each with a tick. */
export function CheckList({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={`grid gap-x-10 gap-y-3.5 ${columns === 2 ? 'md:grid-cols-2' : ''}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 @max-[20rem]:gap-2">
          <Verdict result="passed" className="mt-1 size-5" />
          <span className="max-w-measure wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  );
}
