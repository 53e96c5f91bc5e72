import type { i18n } from 'i18next';
import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { LanguageCode } from '../../../content/languages.ts';
import { AddressLanguage } from '../../i18n/addressLanguage.ts';
import type { IslandModule } from '../../islands/defineIsland.ts';
import { patienceMs } from '../../islands/patience.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { replay } from './replay.ts';
import { saveState } from './saveState.ts';

/** The parts of an island, as the loader has fetched them. */
export type Files = [
  hydration: typeof import('./hydrate.tsx'),
  /** Undefined when `components/islands/entries.ts` has no island of the name in the markup. */
  code: IslandModule | undefined,
  texts: i18n,
  style: unknown,
];

/** Makes an island interactive; resolves once its effects have run, and rejects when its first rendering fails */
export async function hydrate(element: Element, [, code, texts]: Files): Promise<void> {
  if (!code) {
    throw new Error('there is no island of that name');
  }
  const { island } = code;
  await browserHasActed(element);
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const name = element.getAttribute('data-name') ?? '';
  const action = queue.pending.get(element);
  if (action) {
    // A waiting control has attributes that the server has not written, which React reports in development.
    queue.release(action.control);
  }
  const before = element.cloneNode(true);

  await new Promise<void>((resolve, reject) => {
    // At once (docs/upgrading.md): a press that began between two steps of React would end on another element, where others have changed the HTML.
    const root = flushSync(() =>
      hydrateRoot(
        element,
        <Isolated name={name} save={() => saveState(element)} onFailure={fail}>
          <StateKeeper island={element}>
            <AddressLanguage value={document.documentElement.dataset.pageLanguage as LanguageCode}>
              <I18nextProvider i18n={texts}>
                <Ready onReady={resolve}>
                  <island.Component {...(props as Record<string, unknown>)} />
                </Ready>
              </I18nextProvider>
            </AddressLanguage>
          </StateKeeper>
        </Isolated>,
        {
          identifierPrefix: `${name}-`,
          onRecoverableError: (error) =>
            console.warn(
              `Island "${name}" was made anew, because its HTML is not that of the server:`,
              error,
            ),
        },
      ),
    );
    /** Puts the HTML of the server back, with the visitor's values in its fields. */
    function fail(error: Error, state: SavedState | undefined) {
      // A task later: React cannot unmount a root while it renders, and `root` may have no value yet.
      setTimeout(() => {
        root.unmount();
        element.replaceChildren(...before.childNodes);
        state?.giveBack();
        state?.giveFocus();
        if (element.hasAttribute('ready')) {
          element.removeAttribute('ready');
          // From now on it stays as the server rendered it, and the browser submits its forms.
          element.setAttribute('failed', '');
          const focused = element.querySelector<HTMLButtonElement>(':focus');
          const control = focused ?? element.querySelector<HTMLButtonElement>('button, input');
          if (control) {
            queue.showNotice('failed', control);
          }
        }
        reject(error);
      });
    }
  });
  replay(element);
}

/**
 * Waits until the browser has done what a press does without code: it would open a dialog that React has taken out. While it submits a form
 * (`capture.ts`) this waits longer, because the island could send the form a second time before the page is left.
 */
async function browserHasActed(element: Element): Promise<void> {
  const isSubmitted = queue.pending.get(element)?.isSubmitted;
  await new Promise((resolve) => setTimeout(resolve, isSubmitted ? patienceMs : 0));
  // Not for ever, should a browser miss the end of a press. Not `matches`: a button in an open popover makes none of its ancestors active.
  const latest = performance.now() + patienceMs;
  while (element.querySelector(':active') && performance.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Gives an island its state back where others (translations, extensions, proxies) have changed its HTML: React then makes all elements anew. */
function StateKeeper({ island, children }: { island: Element; children: ReactNode }) {
  const isHydrated = useHydrated();
  // Asked in the first rendering only: hydrated already, React makes everything anew.
  const [state] = useState(() => (isHydrated ? saveState(island) : undefined));
  // After the effects of the island, one of which may have taken the focus.
  useLayoutEffect(() => state?.giveFocus(), [state]);
  return state ? (
    <>
      <BeforeEffects act={state.giveBack} />
      {children}
    </>
  ) : (
    // A hydrated island has no sibling: React would count other ids than on the server (`useId`).
    children
  );
}

/** Acts before the effects of all that stands after it: those of an island read its fields. */
function BeforeEffects({ act }: { act: () => void }) {
  useLayoutEffect(() => act(), [act]);
  return null;
}

type SavedState = ReturnType<typeof saveState>;

interface IsolatedProps {
  name: string;
  /** Called before React takes the island out of the document. */
  save: () => SavedState;
  onFailure: (error: Error, state: SavedState | undefined) => void;
  children: ReactNode;
}

/** An error boundary that names the island in the console and reports the failure to `hydrate`. */
class Isolated extends Component<IsolatedProps, { failed: boolean }> {
  override state = { failed: false };
  stored: SavedState | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error(`Island "${this.props.name}" failed while rendering:`, error);
    this.props.onFailure(error, this.stored);
  }

  override render() {
    if (!this.state.failed) {
      return this.props.children;
    }
    this.stored = this.props.save();
    return null;
  }
}
