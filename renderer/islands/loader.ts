import type { IslandName } from '../../components/islands/islandModules.ts';
import type { wakeEvent } from '../../components/islands/wakeIsland.ts';
import type { Code, Deliver } from './hydrate.tsx';

// Typed, not imported: a module shared with the islands would be a request of its own before any interaction.
const wakeRequest: typeof wakeEvent = 'island:wake';

const codes = Object.entries(
  import.meta.glob<Code>('./*/*.island.tsx', { base: '../../components/islands/' }),
);

/** An island that is not awake yet. */
interface Sleeper {
  element: Element;
  downloads?: Promise<[typeof import('./hydrate.tsx'), Code | undefined, unknown]>;
  waking?: Promise<void>;
  /** What the visitor has asked for meanwhile: the button or form, and its last event. */
  held: Map<Element, Event>;
}

/** What is missing from here belongs to React, or to the browser. */
const sleepers = new Map<Element, Sleeper>();

/** Finds the islands of the page and wakes each one when it asks for it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll('x-island')) {
    sleepers.set(element, { element, held: new Map() });
  }
  // "Soon" starts the downloads: a pointer comes (a finger too, at the moment it touches), or the focus.
  onSleepers(download, 'pointerover', 'focusin');
  // "Now" is held while the island wakes up, and delivered after.
  onSleepers(hold, 'click', 'submit', 'keydown');
  // Typing needs no holding, the text stays in its field; it is a reason to wake all the same.
  onSleepers(wake, 'input');
  addEventListener(wakeRequest, (event) => {
    for (const sleeper of sleepers.values()) {
      if (sleeper.element.getAttribute('name') === (event as CustomEvent<IslandName>).detail) wake(sleeper);
    }
  });
  // Most pages have no island that asks for more, most addresses no parameter that one waits for, and most tabs keep nothing.
  if (
    location.search ||
    document.documentElement.dataset.wake !== undefined ||
    document.querySelector('x-island:not([when=interaction],[when^=query])')
  )
    import('./wakeUnasked.ts');
}

function onSleepers(act: (sleeper: Sleeper, event: Event) => void, ...types: string[]): void {
  for (const type of types) {
    addEventListener(
      type,
      (event) => {
        const element = event.target instanceof Element && event.target.closest('x-island');
        const sleeper = element && sleepers.get(element);
        if (sleeper) act(sleeper, event);
      },
      true,
    );
  }
}

function download(sleeper: Sleeper): NonNullable<Sleeper['downloads']> {
  const { element } = sleeper;
  if (!sleeper.downloads) {
    // The words come beside the code: who asks for them then finds them in the browser's cache.
    for (const url of Object.values<string>(JSON.parse(element.getAttribute('words') ?? '')))
      fetch(url).catch(() => {});
    const [, load] = codes.find(([path]) => path.startsWith(`./${element.getAttribute('name')}/`)) ?? [];
    // The style sheet, the largest file and the island's own: none waits for another.
    sleeper.downloads = Promise.all([import('./hydrate.tsx'), load?.(), import('./styled.ts')]);
    // A download that failed is tried again at the next interaction.
    sleeper.downloads.catch(() => {
      delete sleeper.downloads;
    });
  }
  return sleeper.downloads;
}

function hold(sleeper: Sleeper, event: Event): void {
  const target = event.target as HTMLElement;
  const button = target.closest('button');
  // Enter where the keyboard says that it sends. In other fields the browser makes a submit event of it.
  const { key, shiftKey } = event as KeyboardEvent;
  if (key && (key !== 'Enter' || shiftKey || target.enterKeyHint !== 'send')) return;
  wake(sleeper);
  // Clicks on links and into fields are the browser's.
  if (event.type === 'click' && !button) return;
  button?.setAttribute('aria-busy', 'true');
  // A submit button is followed by the form's own submit event, which is the one to hold.
  if (button?.type === 'submit' && button.form) return;

  event.preventDefault();
  event.stopImmediatePropagation();
  const shown = document.getElementById(button?.dataset.shows ?? '');
  if (shown) {
    shown.hidden = false;
    shown.querySelector('textarea')?.focus();
  }
  sleeper.held.set(button ?? target, event);
}

function wake(sleeper: Sleeper): void {
  const { element } = sleeper;
  if (sleeper.waking) return;
  showFailure(false);
  sleeper.waking = download(sleeper)
    .then(([{ hydrate }, code]) => hydrate(element, code))
    .then(
      (deliver) => {
        sleepers.delete(element);
        settle(sleeper, deliver);
      },
      (error: unknown) => {
        console.error(`Island "${element.getAttribute('name')}" could not start:`, error);
        delete sleeper.waking;
        // Without its code an island is what its HTML is: a form goes to its own address.
        settle(sleeper, (control) => {
          if (control.isConnected && control.hasAttribute('action')) (control as HTMLFormElement).submit();
          else showFailure(true);
        });
      },
    );
}

function settle({ element, held }: Sleeper, act: Deliver): void {
  for (const busy of element.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const [control, event] of held) act(control, event);
  held.clear();
}

/** The frame of every page holds the words: they must be there when nothing else can be fetched. */
function showFailure(shown: boolean): void {
  document.getElementById('island-failure')?.toggleAttribute('hidden', !shown);
}
