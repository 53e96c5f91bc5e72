import { islands } from '../../../components/islands/entries.ts';
import type { Files } from './hydrate.tsx';

const downloads = new Map<Element, Promise<Files>>();
/** The parts that are starting or have started. If the start of a part fails, the part is removed. */
const starting = new Set<HTMLElement>();

/** Loads an island's code when the pointer or the focus reaches it. Hydrates the island when the visitor uses it. */
export function startIslands(): void {
  // The pointer or the focus on an island starts its downloads; on a touch screen, the first touch does. The inline script captures clicks
  // and keys and calls `start` (`renderer/document/hydration/capture.ts`). It does not capture typing, so `input` hydrates the island here.
  // With data saving on, nothing is loaded before the island is used.
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
  // Starts the parts that were used before this script ran.
  for (const part of hydration.pending.keys()) {
    start(part as HTMLElement);
  }
  // An island may have to be hydrated at load: for a query parameter, for the tab's stored state, or for a field that the visitor may
  // have changed. Most pages have none of these. `:is()` ignores pseudo-classes that an older browser does not support.
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
    // The translations are requested together with the code. i18next then gets them from the browser's cache, and reports a failure.
    for (const url of texts) {
      fetch(url).catch(() => {});
    }
    files = Promise.all([
      import('./hydrate.tsx'),
      islands[element.dataset.name as string]?.(),
      // i18next starts while the largest file, `react-dom`, is still loading.
      import('../../i18n/browserI18n.ts').then((module) => module.browserI18n(texts)),
      import('./loadStyles.ts').then((module) => module.loadStyles()),
    ]);
    downloads.set(element, files);
    // A failed download is tried again at the next interaction. Some browsers cache the failure of a module (whatwg/html issue 6768). Then
    // only reloading the page helps, as the notice explains.
    files.catch(() => downloads.delete(element));
  }
  return files;
}

/** Loads and starts the code of an island or of an element with `data-script`. The pending action of the part is then replayed. */
export function start(part: HTMLElement): void {
  // An island has `failed` if it threw an error after hydration. It stays in `starting`, so it is not started again.
  if (part.hasAttribute('failed')) {
    hydration.fallBack(part);
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
    hydration.fallBack(part);
  });
}
