import { islands } from '../../../components/islands/entries.ts';
import type { Files } from './hydrate.tsx';

const downloads = new Map<Element, Promise<Files>>();
/** The parts whose hydration or start has begun, and has not failed. */
const starting = new Set<HTMLElement>();

/** Fetches the code of an island when a visitor approaches it, and hydrates the island when they use it. */
export function startIslands(): void {
  // A pointer or the focus on an island starts its downloads; a finger does so when it touches. The inline script captures clicks
  // and keys and calls `start` (`renderer/document/hydration/capture.ts`). Typing stays in its field, so here it hydrates the island. For a
  // visitor who saves data nothing is fetched before it is used.
  for (const type of navigator.connection?.saveData ? ['input'] : ['pointerover', 'focusin', 'input']) {
    addEventListener(
      type,
      ({ target }) => {
        const element = (target as Element).closest?.<HTMLElement>('x-island:not([ready])');
        if (element) {
          (type === 'input' ? start : download)(element);
        }
      },
      true,
    );
  }
  // Parts that were used before this script came are hydrated or started now.
  for (const part of queue.pending.keys()) {
    start(part as HTMLElement);
  }
  // A parameter of the address, the stored state of the tab, or what a visitor has typed by now, in the field with the focus or in one
  // that they have left, may ask for an island. Most pages are opened without any. `:is()` ignores what an older browser does not know.
  if (
    document.prerendering ||
    location.search ||
    document.querySelector('[data-stored*=island],form :is(:focus,:user-valid,:user-invalid)')
  ) {
    import('./hydrateAtLoad.ts');
  }
}

function download(element: HTMLElement): Promise<Files> {
  let files = downloads.get(element);
  if (!files) {
    const texts = (element.getAttribute('translations') as string).split(' ');
    // Words are requested at the same time as the code. i18next then finds them in the browser's cache.
    for (const url of texts) {
      fetch(url).catch(() => {});
    }
    files = Promise.all([
      import('./hydrate.tsx'),
      islands[element.dataset.name as string]?.(),
      // i18next starts while the largest file, React's renderer, is still on its way.
      import('../../i18n/browserI18n.ts').then((module) => module.browserI18n(texts)),
      import('./loadStyles.ts').then((module) => module.loadStyles()),
    ]);
    downloads.set(element, files);
    // A download that failed is tried again at the next interaction. Some browsers remember the failure of a module (whatwg/html issue
    // 6768): only reloading the page helps then, and the notice says so.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

/** Fetches the code of an island or of an element with `data-script`, and starts it; its pending action is then replayed (`replay.ts`). */
export function start(part: HTMLElement): void {
  // The island threw after it was hydrated. It stays in `starting`, so it is not started again.
  if (part.hasAttribute('failed')) {
    queue.fallBack(part);
  }
  if (starting.has(part)) {
    return;
  }
  starting.add(part);
  const started = part.dataset.script
    ? import('./scripts.ts')
    : download(part).then((files) => files[0].hydrate(part, files));
  started.catch((error: unknown) => {
    console.error('failed', part, error);
    starting.delete(part);
    queue.fallBack(part);
  });
}
