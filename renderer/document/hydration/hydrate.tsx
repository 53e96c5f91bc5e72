import type { i18n } from 'i18next';
import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { LanguageCode } from '../../../content/languages.ts';
import { UrlLanguage } from '../../i18n/urlLanguage.ts';
import type { IslandModule } from '../../islands/defineIsland.ts';
import { progressTimeoutMs } from '../../islands/loadProgress.ts';
import { useHydrated } from '../../islands/useHydrated.ts';
import { replay } from './replay.ts';
import { saveState } from './saveState.ts';

/** The files of an island, as loaded by `loader.ts`. */
export type Files = [
  hydration: typeof import('./hydrate.tsx'),
  /** Undefined if `components/islands/entries.ts` does not contain the island's name. */
  code: IslandModule | undefined,
  texts: i18n,
  style: unknown,
];

/** @returns a promise that resolves after the island's effects have run, and rejects if the first rendering fails */
export async function hydrate(element: Element, [, code, texts]: Files): Promise<void> {
  if (!code) {
    throw new Error('there is no island of that name');
  }
  const { island } = code;
  await browserHasActed(element);
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const name = element.getAttribute('data-name') ?? '';
  const action = hydration.pending.get(element);
  if (action) {
    // React would report the attributes of a waiting control in development, because the server did not render them.
    hydration.release(action.control);
  }
  const before = element.cloneNode(true);

  await new Promise<void>((resolve, reject) => {
    // Rendering is synchronous (docs/upgrading.md). If extensions have changed the HTML, React replaces elements. Without `flushSync`, a
    // press that begins between two rendering steps would then end on another element.
    const root = flushSync(() =>
      hydrateRoot(
        element,
        <ErrorBoundary name={name} save={() => saveState(element)} onFailure={fail}>
          <StateKeeper island={element}>
            <UrlLanguage value={document.documentElement.dataset.pageLanguage as LanguageCode}>
              <I18nextProvider i18n={texts}>
                <Ready onReady={resolve}>
                  <island.Component {...(props as Record<string, unknown>)} />
                </Ready>
              </I18nextProvider>
            </UrlLanguage>
          </StateKeeper>
        </ErrorBoundary>,
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
    /** Restores the HTML of the server, with the visitor's values in its fields. */
    function fail(error: Error, state: SavedState | undefined) {
      // The timeout is needed because React cannot unmount a root while it renders, and `root` may not be assigned yet.
      setTimeout(() => {
        root.unmount();
        element.replaceChildren(...before.childNodes);
        state?.restore();
        state?.restoreFocus();
        if (element.hasAttribute('ready')) {
          element.removeAttribute('ready');
          // The island then stays static, and the browser submits its forms.
          element.setAttribute('failed', '');
          const focused = element.querySelector<HTMLButtonElement>(':focus');
          const control = focused ?? element.querySelector<HTMLButtonElement>('button, input');
          if (control) {
            hydration.showNotice('failed', control);
          }
        }
        reject(error);
      });
    }
  });
  replay(element);
}

/**
 * Waits until the browser has finished its default action for a press. Otherwise the browser could open a dialog that React has already
 * removed. The wait is longer while the browser submits a form (`capture.ts`), because the island could submit the form a second time.
 */
async function browserHasActed(element: Element): Promise<void> {
  const isSubmitted = hydration.pending.get(element)?.isSubmitted;
  await new Promise((resolve) => setTimeout(resolve, isSubmitted ? progressTimeoutMs : 0));
  // The wait is limited, because a browser may miss the end of a press. `element.matches(':active')` is not enough: a pressed button in
  // an open popover does not make its ancestors active.
  const latest = performance.now() + progressTimeoutMs;
  while (element.querySelector(':active') && performance.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Restores the state if React creates all elements again. React does so if a translator, an extension or a proxy has changed the HTML. */
function StateKeeper({ island, children }: { island: Element; children: ReactNode }) {
  const isHydrated = useHydrated();
  // In the first rendering, `useHydrated` is true only if React creates all elements again. `useState` keeps the state of that rendering.
  const [state] = useState(() => (isHydrated ? saveState(island) : undefined));
  // Runs after the island's effects, because one of these effects may move the focus.
  useLayoutEffect(() => state?.restoreFocus(), [state]);
  return state ? (
    <>
      <BeforeEffects act={state.restore} />
      {children}
    </>
  ) : (
    // Normal hydration must not render a sibling, because `useId` would then return other ids than on the server.
    children
  );
}

/** Calls `act`, which restores the fields, before the island's effects read them. React runs the effects of earlier siblings first. */
function BeforeEffects({ act }: { act: () => void }) {
  useLayoutEffect(() => act(), [act]);
  return null;
}

type SavedState = ReturnType<typeof saveState>;

interface ErrorBoundaryProps {
  name: string;
  /** Called before React removes the island's elements from the document. */
  save: () => SavedState;
  onFailure: (error: Error, state: SavedState | undefined) => void;
  children: ReactNode;
}

/** Logs an error with the island's name, and reports it to `hydrate`. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  saved: SavedState | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error(`Island "${this.props.name}" failed while rendering:`, error);
    this.props.onFailure(error, this.saved);
  }

  override render() {
    if (!this.state.failed) {
      return this.props.children;
    }
    this.saved = this.props.save();
    return null;
  }
}
