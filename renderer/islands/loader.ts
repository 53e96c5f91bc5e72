import { type IslandName, islandNameOf } from '../../components/islands/islandModules.ts';
import type { Code, hydrate } from './hydrate.tsx';

/** Events that mean "now": held while the island wakes up, delivered after. */
const interactions = ['click', 'submit'] as const;
/** Events that mean "soon": they start the downloads. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const codeOf = Object.fromEntries(
  Object.entries(import.meta.glob<Code>('../../components/islands/*/*.island.tsx')).map(([path, load]) => [
    islandNameOf(path),
    load,
  ]),
);

type Hydrate = typeof hydrate;
interface Sleeper {
  downloads?: Promise<[Hydrate, Code]>;
  waking?: Promise<void>;
  held: Event[];
}

/** Islands that are not awake yet. What is missing from here belongs to React, or to the browser. */
const sleepers = new Map<Element, Sleeper>();

/** Finds the islands of the page and wakes each one when it asks for it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll('x-island')) {
    sleepers.set(element, { held: [] });
    const when = element.getAttribute('when');
    if (when === 'load') wake(element);
    if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => wake(element));
    if (when === 'visible') wakeWhenVisible(element);
  }
  for (const type of intents) {
    addEventListener(type, (event) => ifAsleep(event, download), { capture: true, passive: true });
  }
  for (const type of interactions)
    addEventListener(type, (event) => ifAsleep(event, hold), { capture: true });
  // Typing needs no holding, the text stays in its field; it is a reason to wake all the same.
  addEventListener('input', (event) => ifAsleep(event, wake), { capture: true });
  addEventListener('island:wake', (event) => {
    const element = document.querySelector(`x-island[name="${(event as CustomEvent<IslandName>).detail}"]`);
    if (element) wake(element);
  });
}

function ifAsleep(event: Event, act: (element: Element, event: Event) => void): void {
  const element = event.target instanceof Element && event.target.closest('x-island');
  if (element && sleepers.has(element)) act(element, event);
}

function download(element: Element): Promise<[Hydrate, Code]> {
  const sleeper = sleepers.get(element) ?? { held: [] };
  if (!sleeper.downloads) {
    for (const href of Object.values<string>(JSON.parse(element.getAttribute('words') ?? '{}')))
      preload(href);
    const load = codeOf[element.getAttribute('name') ?? ''];
    sleeper.downloads = Promise.all([
      import('./hydrate.tsx').then((module) => module.hydrate),
      load ? load() : Promise.reject(new Error('there is no such island')),
    ]);
    // A download that failed is tried again at the next interaction.
    sleeper.downloads.catch(() => {
      delete sleeper.downloads;
    });
  }
  return sleeper.downloads;
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

function hold(element: Element, event: Event): void {
  const { target } = event;
  const control =
    target instanceof Element
      ? target.closest('a, button, summary, input, select, textarea, label, form')
      : null;
  // Clicks beside any control, on plain links and into fields are the browser's.
  if (
    event.type === 'click' &&
    (!control || control.matches('a, input, select, textarea, label, summary, form'))
  ) {
    if (control) wake(element);
    return;
  }
  // A submit button is followed by the form's own submit event, which is the one to hold.
  if (control instanceof HTMLButtonElement && control.type === 'submit' && event.type === 'click') {
    control.setAttribute('aria-busy', 'true');
    wake(element);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  control?.setAttribute('aria-busy', 'true');
  document.getElementById(control?.getAttribute('data-shows') ?? '')?.removeAttribute('hidden');
  sleepers.get(element)?.held.push(event);
  wake(element);
}

function wake(element: Element): void {
  const sleeper = sleepers.get(element);
  if (!sleeper || sleeper.waking) return;
  sleeper.waking = download(element)
    .then(([hydrateIsland, code]) => hydrateIsland(element, code))
    .then(
      () => {
        sleepers.delete(element);
        deliver(element, sleeper.held);
      },
      (error: unknown) => {
        console.error(`Island "${element.getAttribute('name')}" could not start:`, error);
        element.setAttribute('failed', '');
        delete sleeper.waking;
        fallBack(element, sleeper.held.splice(0));
      },
    );
}

function deliver(element: Element, events: Event[]): void {
  release(element);
  for (const { type, target, submitter } of events as SubmitEvent[]) {
    if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
    else if (target instanceof Element)
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/** Without its code an island is what its HTML is: a form goes to its own address. */
function fallBack(element: Element, events: Event[]): void {
  release(element);
  for (const { type, target } of events) {
    if (type === 'submit' && (target as HTMLFormElement).getAttribute('action'))
      (target as HTMLFormElement).submit();
  }
}

function release(element: Element): void {
  for (const busy of element.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
}

function wakeWhenVisible(element: Element): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wake(element);
  });
  // The marker itself has no box (display: contents).
  if (element.firstElementChild) observer.observe(element.firstElementChild);
}
