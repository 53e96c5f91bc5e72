import type { i18n } from 'i18next';
import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { IslandModule } from '../../components/islands/defineIsland.ts';
import { patienceMs } from '../../components/islands/patience.ts';
import { deliver } from './deliver.ts';
import { keepFields } from './fields.ts';

/** What an island consists of, as the loader has fetched it. */
export type Files = [
  hydration: typeof import('./hydrate.tsx'),
  /** There is none when no island has the name in the markup. */
  code: IslandModule | undefined,
  words: i18n,
  style: unknown,
];

/**
 * Makes an island interactive.
 *
 * @param element the `<x-island>`, which holds what the server rendered
 * @param files the island's code and words
 * @returns resolves once the island's effects have run and its state has what was typed
 * @throws Error when its first rendering fails
 */
export async function hydrate(element: Element, [, code, words]: Files): Promise<void> {
  if (!code) throw new Error('there is no island of that name');
  const { island } = code;
  await submitted(element);
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const name = element.getAttribute('data-name') ?? '';
  const identifierPrefix = element.getAttribute('prefix') ?? `${name}-`;
  const before = element.cloneNode(true);
  const giveFieldsBack = keepFields(element);
  let isHydrated = false;

  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      element,
      <Isolated name={name} onFailure={fail}>
        <I18nextProvider i18n={words}>
          <Ready onFilled={giveFieldsBack} onReady={resolve}>
            <island.Component {...(props as Record<string, unknown>)} />
          </Ready>
        </I18nextProvider>
      </Isolated>,
      { identifierPrefix },
    );
    /** Puts back the HTML from the server, which the visitor could read before. */
    function fail(error: Error) {
      if (isHydrated) return;
      setTimeout(() => {
        root.unmount();
        element.replaceChildren(...before.childNodes);
        reject(error);
      });
    }
  });
  isHydrated = true;
  void deliver(element);
}

/**
 * Where the visitor waited in vain, the browser has been asked to submit the form (`renderer/hydration/hold.ts`). The page is then about
 * to be left, and must not send the form once more. If it is not left, because the visitor has stopped or come back, the island starts.
 */
async function submitted(element: Element): Promise<void> {
  const isSubmitted = held.some(
    ([control, , , isGivenUp]) =>
      isGivenUp && element.contains(control) && control.form?.matches('[action]:valid'),
  );
  if (isSubmitted) await new Promise((resolve) => setTimeout(resolve, patienceMs));
}

interface ReadyProps {
  onFilled: () => void;
  onReady: () => void;
  children: ReactNode;
}

/**
 * Tells when the island's layout effects have filled its fields in, from a draft or the address, and when all effects have run. The
 * first is told in the task that mounts the island: a letter typed in a later task would be appended to the text that was filled in.
 */
function Ready({ onFilled, onReady, children }: ReadyProps) {
  // In a microtask, because React handles no input event before its rendering is over.
  useLayoutEffect(() => queueMicrotask(onFilled), [onFilled]);
  useEffect(onReady, [onReady]);
  return children;
}

interface IsolatedProps {
  name: string;
  onFailure: (error: Error) => void;
  children: ReactNode;
}

/** An error boundary, which names the island in the console and tells `hydrate` that it failed. */
class Isolated extends Component<IsolatedProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error(`Island "${this.props.name}" failed while rendering:`, error);
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
