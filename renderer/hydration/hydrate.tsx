import { Component, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { IslandModule } from '../../components/islands/defineIsland.ts';
import { browserI18n } from '../i18n/browserI18n.ts';
import { deliver } from './deliver.ts';
import { keepFields } from './fields.ts';
import { wholeStylesheet } from './wholeStylesheet.ts';

export type Code = IslandModule;

/**
 * Makes an island interactive.
 *
 * @param element the marker, holding what the server rendered
 * @param code the island's module, where its name has one
 * @returns once its effects have run and its state has what was typed
 * @throws Error when its words cannot be loaded or its first rendering fails
 */
export async function hydrate(element: Element, code: Code | undefined): Promise<void> {
  if (!code) throw new Error('there is no island of that name');
  const { island } = code;
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const i18n = await browserI18n(element.getAttribute('words')?.split(' ') ?? []);
  const name = element.getAttribute('data-name') ?? '';
  const identifierPrefix = element.getAttribute('prefix') ?? `${name}-`;
  await wholeStylesheet;
  const before = element.cloneNode(true);
  const giveFieldsBack = keepFields(element);
  let isHydrated = false;

  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      element,
      <Isolated name={name} onFailure={fail}>
        <I18nextProvider i18n={i18n}>
          <Ready onReady={resolve}>
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
  giveFieldsBack();
  isHydrated = true;
  void deliver(element);
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
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
