import type { wakeEvent } from '../../components/islands/wakeIsland.ts';
import type { Code } from './hydrate.tsx';
import { takeHeld } from './takeHeld.ts';

// Typed, not imported: a module shared with the islands would be a request of its own before any interaction.
const wakeRequest: typeof wakeEvent = 'island:wake';

const codes = Object.entries(
  import.meta.glob<Code>('./*/*.island.tsx', { base: '../../components/islands/' }),
);

const asleep = 'x-island:not([awake])';
const downloads = new Map<Element, Promise<[typeof import('./hydrate.tsx'), Code | undefined, unknown]>>();
const waking = new Set<Element>();

/** Wakes each island of the page when somebody asks for it. */
export function startIslands(): void {
  // "Soon" starts the downloads: a pointer comes (a finger too, at the moment it touches), or the focus.
  onIslands(download, 'pointerover', 'focusin');
  // "Now" is held by the boot script while the island wakes up, and delivered after. Typing needs no holding.
  onIslands(wake, 'click', 'input');
  onIslands(wakeIfHeld, 'submit', 'keydown');
  addEventListener(wakeRequest, (event) => {
    const { detail } = event as CustomEvent<string>;
    for (const element of document.querySelectorAll(`${asleep}[data-name=${detail}]`)) wake(element);
  });
  // What the visitor has done before this script was there.
  for (const element of document.querySelectorAll(asleep)) wakeIfHeld(element);
  // Most pages have no island that asks for more, most addresses no parameter that one waits for, and most tabs keep nothing.
  if (
    document.prerendering ||
    location.search ||
    document.documentElement.dataset.kept ||
    document.querySelector('x-island[when]:not([when^=query])')
  )
    import('./wakeUnasked.ts');
}

function onIslands(act: (element: Element) => void, ...types: string[]): void {
  for (const type of types) {
    addEventListener(
      type,
      ({ target }) => {
        const element = (target as Element).closest?.(asleep);
        if (element) act(element);
      },
      true,
    );
  }
}

function download(element: Element) {
  const name = element.getAttribute('data-name');
  let files = downloads.get(element);
  if (!files) {
    // The words come beside the code: who asks for them then finds them in the browser's cache.
    for (const url of element.getAttribute('words')?.split(' ') ?? []) fetch(url).catch(() => {});
    const [, load] = codes.find(([path]) => path.startsWith(`./${name}/`)) ?? [];
    // The style sheet, the largest file and the island's own: none waits for another.
    files = Promise.all([import('./hydrate.tsx'), load?.(), import('./wholeStylesheet.ts')]);
    downloads.set(element, files);
    // A download that failed is tried again at the next interaction. Where the browser remembers the failure of a module
    // (whatwg/html issue 6768), only reloading helps: the notice says so.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

function wakeIfHeld(element: Element): void {
  if (element.querySelector(':is(:popover-open)') || held.some((control) => element.contains(control)))
    wake(element);
}

function wake(element: Element): void {
  if (waking.has(element)) return;
  waking.add(element);
  showFailure(false);
  download(element)
    .then(([{ hydrate }, code]) => hydrate(element, code))
    .catch((error: unknown) => {
      console.error('Could not start', element, error);
      waking.delete(element);
      takeHeld(element).forEach(goWithoutScript);
    });
}

/** Without its code an island is what its HTML is: a form goes to its own address. */
function goWithoutScript(control: HTMLElement): void {
  const form = control.closest('form');
  if (form?.hasAttribute('action')) form.submit();
  else showFailure(true);
}

/** The frame of every page holds the words: they must be there when nothing else can be fetched. */
function showFailure(shown: boolean): void {
  const place = document.getElementById('island-failure');
  const words = place?.querySelector('template');
  if (words) place?.replaceChildren(words, shown ? words.content.cloneNode(true) : '');
  // Above what may fill the window.
  place?.querySelector('p')?.showPopover?.();
}
