import type { i18n } from 'i18next';
import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { IslandModule } from '../../components/islands/defineIsland.ts';
import { deliver } from './deliver.ts';
import { keepFields } from './fields.ts';

export type Code = IslandModule;

/**
 * Makes an island interactive.
 *
 * @param element the marker, holding what the server rendered
 * @param code the island's module, where its name has one
 * @param words its words
 * @returns once its effects have run and its state has what was typed
 * @throws Error when its first rendering fails
 */
export async function hydrate(element: Element, code: Code | undefined, words: i18n): Promise<void> {
  if (!code) throw new Error('there is no island of that name');
  const { island } = code;
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
    /** Puts back what the visitor could read before: without its code, an island is its HTML. */
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

interface ReadyProps {
  onFilled: () => void;
  onReady: () => void;
  children: ReactNode;
}

/**
 * Tells when layout effects have filled the fields in, from a draft or the address, and when all effects have run. The first in the very
 * task that has put the island together: what is typed between the two would be joined with what nobody typed.
 */
function Ready({ onFilled, onReady, children }: ReadyProps) {
  // Not at once: until its rendering is over, React takes no input.
  useLayoutEffect(() => queueMicrotask(onFilled), [onFilled]);
  useEffect(onReady, [onReady]);
  return children;
}

interface IsolatedProps {
  name: string;
  onFailure: (error: Error) => void;
  children: ReactNode;
}

/** Keeps the failure of one island from the others. */
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
