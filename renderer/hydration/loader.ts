import type { wakeEvent } from '../../components/islands/wakeIsland.ts';
import type { Code } from './hydrate.tsx';

// Typed, not imported: a module shared with the islands would be a request of its own before any interaction.
const wakeRequest: typeof wakeEvent = 'island:wake';

const codes = Object.entries(
  import.meta.glob<Code>('./*/*.island.tsx', { base: '../../components/islands/' }),
);

const asleep = 'x-island:not([awake])';
const downloads = new Map<Element, Promise<[typeof import('./hydrate.tsx'), Code | undefined, unknown]>>();
const waking = new Set<HTMLElement>();

/** Wakes each island of the page when somebody asks for it. */
export function startIslands(): void {
  // "Soon" starts the downloads: a pointer comes (a finger too, at the moment it touches), or the focus. "Now" is held by the boot
  // script, which then asks for the code (`renderer/hydration/hold.ts`). Typing needs no holding.
  for (const type of ['pointerover', 'focusin', 'input']) {
    addEventListener(
      type,
      ({ target }) => {
        const element = (target as Element).closest?.<HTMLElement>(asleep);
        if (element) (type === 'input' ? wake : download)(element);
      },
      true,
    );
  }
  addEventListener(wakeRequest, (event) => {
    const { detail } = event as CustomEvent<string>;
    for (const element of document.querySelectorAll<HTMLElement>(`${asleep}[data-name=${detail}]`))
      wake(element);
  });
  // What the visitor has done before this script was there.
  for (const [control] of held) wake(control.closest('x-island,[data-script]') as HTMLElement);
  // Most pages have no island that asks for more, most addresses no parameter that one waits for, and most tabs keep nothing.
  if (
    document.prerendering ||
    location.search ||
    document.documentElement.dataset.kept ||
    document.querySelector('x-island[when]:not([when^=query])')
  )
    import('./wakeUnasked.ts');
}

function download(element: HTMLElement) {
  const { name } = element.dataset;
  let files = downloads.get(element);
  if (!files) {
    // The words come beside the code: who asks for them then finds them in the browser's cache.
    for (const url of element.getAttribute('words')?.split(' ') ?? []) fetch(url).catch(() => {});
    const load = codes.find(([path]) => path.includes(`/${name}/`))?.[1];
    // The style sheet, the largest file and the island's own: none waits for another.
    files = Promise.all([import('./hydrate.tsx'), load?.(), import('./wholeStylesheet.ts')]);
    downloads.set(element, files);
    // A download that failed is tried again at the next interaction. Where the browser remembers the failure of a module
    // (whatwg/html issue 6768), only reloading helps: the notice says so.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

/**
 * Fetches the code of a part of the page, and tells it what the visitor has done.
 *
 * @param part an island, or what has a `data-script`
 */
export function wake(part: HTMLElement): void {
  if (waking.has(part)) return;
  waking.add(part);
  const woken = part.dataset.script
    ? import('./scripts.ts')
    : download(part).then(([{ hydrate }, code]) => hydrate(part, code));
  woken.catch((error: unknown) => {
    console.error('A part of the page could not start:', part, error);
    waking.delete(part);
    giveUp(part);
  });
}
