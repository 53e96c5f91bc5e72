import { islandModules } from 'virtual:island-modules';
import type { Files } from './hydrate.tsx';

const downloads = new Map<Element, Promise<Files>>();
const waking = new Set<HTMLElement>();

/** Fetches the code of each island when a visitor comes near it, and wakes it when they use it. */
export function startIslands(): void {
  // A pointer or the focus on an island starts its downloads; a finger counts from the moment it touches. Clicks and keys are held by
  // the inline script, which calls `wake` (`renderer/hydration/hold.ts`). Typing is not held, because it stays in its field. For a
  // visitor who saves data nothing is fetched that no use may follow.
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
  // A part that was used before this script came is woken now.
  for (const part of early.intents.keys()) {
    wake(part as HTMLElement);
  }
  // An island may be asked for by a parameter of the address or by what the tab has kept; most pages are opened without either.
  if (document.prerendering || location.search || document.documentElement.dataset.kept) {
    import('./wakeUnasked.ts');
  }
}

function download(element: HTMLElement): Promise<Files> {
  let files = downloads.get(element);
  if (!files) {
    const words = (element.getAttribute('words') as string).split(' ');
    // Words are fetched in the same wave as code. i18next then finds them in the browser's cache.
    for (const url of words) {
      fetch(url).catch(() => {});
    }
    files = Promise.all([
      import('./hydrate.tsx'),
      islandModules[element.dataset.name as string]?.(),
      // i18next starts while the largest file, React's renderer, is still on its way.
      import('../i18n/browserI18n.ts').then((module) => module.browserI18n(words)),
      import('./wholeStylesheet.ts').then((module) => module.wholeStylesheet),
    ]);
    downloads.set(element, files);
    // A download that failed is tried again at the next interaction. Some browsers remember the failure of a module (whatwg/html issue
    // 6768): only reloading the page helps then, and the notice says so.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

/**
 * Fetches the code of a part of the page and starts it. What the visitor has asked of it meanwhile is then done.
 *
 * @param part an island, or what has a `data-script`
 */
export function wake(part: HTMLElement): void {
  // It has thrown after it was awake.
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
    console.error('Not started:', part, error);
    waking.delete(part);
    early.giveUp(part);
  });
}
