import { islands } from '../../../components/islands/entries.ts';
import type { Files } from './hydrate.tsx';

const downloads = new Map<Element, Promise<Files>>();
/** The parts whose hydration or start has begun, and has not failed. */
const waking = new Set<HTMLElement>();

/** Fetches the code of an island when a visitor approaches it, and hydrates the island when they use it. */
export function startIslands(): void {
  // A pointer or the focus on an island starts its downloads; a finger does so when it touches. The inline script captures clicks
  // and keys and calls `wake` (`renderer/document/hydration/hold.ts`). Typing stays in its field, so here it hydrates the island. For a
  // visitor who saves data nothing is fetched before it is used.
  for (const type of navigator.connection?.saveData ? ['input'] : ['pointerover', 'focusin', 'input']) {
    addEventListener(
      type,
      ({ target }) => {
        const element = (target as Element).closest?.<HTMLElement>('x-island:not([awake])');
        if (element) {
          (type === 'input' ? wake : download)(element);
        }
      },
      true,
    );
  }
  // Parts that were used before this script came are hydrated or started now.
  for (const part of early.intents.keys()) {
    wake(part as HTMLElement);
  }
  // A parameter of the address, the stored state of the tab, or what a visitor has typed by now, in the field with the focus or in one
  // that they have left, may ask for an island. Most pages are opened without any. `:is()` ignores what an older browser does not know.
  if (
    document.prerendering ||
    location.search ||
    document.querySelector('[data-kept*=island],form :is(:focus,:user-valid,:user-invalid)')
  ) {
    import('./wakeUnasked.ts');
  }
}

function download(element: HTMLElement): Promise<Files> {
  let files = downloads.get(element);
  if (!files) {
    const words = (element.getAttribute('words') as string).split(' ');
    // Words are requested at the same time as the code. i18next then finds them in the browser's cache.
    for (const url of words) {
      fetch(url).catch(() => {});
    }
    files = Promise.all([
      import('./hydrate.tsx'),
      islands[element.dataset.name as string]?.(),
      // i18next starts while the largest file, React's renderer, is still on its way.
      import('../../i18n/browserI18n.ts').then((module) => module.browserI18n(words)),
      import('./loadStyles.ts').then((module) => module.loadStyles()),
    ]);
    downloads.set(element, files);
    // A download that failed is tried again at the next interaction. Some browsers remember the failure of a module (whatwg/html issue
    // 6768): only reloading the page helps then, and the notice says so.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

/** Fetches the code of an island or of an element with `data-script`, and starts it; its pending action is then replayed (`deliver.ts`). */
export function wake(part: HTMLElement): void {
  // The island threw after it was hydrated. It stays in `waking`, so it is not started again.
  if (part.hasAttribute('failed')) {
    early.giveUp(part);
  }
  if (waking.has(part)) {
    return;
  }
  waking.add(part);
  const woken = part.dataset.script
    ? import('./scripts.ts')
    : download(part).then((files) => files[0].hydrate(part, files));
  woken.catch((error: unknown) => {
    console.error('failed', part, error);
    waking.delete(part);
    early.giveUp(part);
  });
}
