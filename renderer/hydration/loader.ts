import type { i18n } from 'i18next';
import type { Code } from './hydrate.tsx';

const codes = Object.entries(
  import.meta.glob<Code>('./*/*.island.tsx', { base: '../../components/islands/' }),
);

const asleep = 'x-island:not([awake])';
const downloads = new Map<
  Element,
  Promise<[typeof import('./hydrate.tsx'), Code | undefined, i18n, unknown]>
>();
const waking = new Set<HTMLElement>();

/** Wakes each island of the page when somebody asks for it. */
export function startIslands(): void {
  // "Soon" starts the downloads: a pointer comes (a finger too, at the moment it touches), or the focus. "Now" is held by the boot
  // script, which then asks for the code (`renderer/hydration/hold.ts`). Typing needs no holding. Who saves data may never come to "now".
  for (const type of navigator.connection?.saveData ? ['input'] : ['pointerover', 'focusin', 'input']) {
    addEventListener(
      type,
      ({ target }) => {
        const element = (target as Element).closest?.<HTMLElement>(asleep);
        if (element) (type === 'input' ? wake : download)(element);
      },
      true,
    );
  }
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
    const words = (element.getAttribute('words') as string).split(' ');
    // All in one wave: who asks for words then finds them in the browser's cache.
    for (const url of words) fetch(url).catch(() => {});
    const load = codes.find(([path]) => path.includes(`/${name}/`))?.[1];
    files = Promise.all([
      import('./hydrate.tsx'),
      load?.(),
      wordsIn(words),
      import('./wholeStylesheet.ts').then((module) => module.wholeStylesheet),
    ]);
    downloads.set(element, files);
    // A download that failed is tried again at the next interaction. Where the browser remembers the failure of a module
    // (whatwg/html issue 6768), only reloading helps: the notice says so.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

/** i18next is ready while the largest file, React's renderer, is still coming. */
async function wordsIn(files: readonly string[]): Promise<i18n> {
  const module = await import('../i18n/browserI18n.ts');
  return module.browserI18n(files);
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
    : download(part).then(([{ hydrate }, code, words]) => hydrate(part, code, words));
  woken.catch((error: unknown) => {
    console.error('Not started:', part, error);
    waking.delete(part);
    giveUp(part);
  });
}
