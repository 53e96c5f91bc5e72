import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { island as newsletter } from '../../../../components/islands/newsletter/Newsletter.island.tsx';
import { island as toasts } from '../../../../components/islands/toasts/Toasts.island.tsx';
import { createI18n } from '../../../../renderer/i18n/createI18n.ts';
import { defineIsland } from '../../../../renderer/islands/defineIsland.ts';
import { Island } from '../../../../renderer/islands/Island.tsx';

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={createI18n('fr')}>{element}</I18nextProvider>);

/** An island that stands in no file of islands. */
const newspaper = defineIsland({ Component: () => null, words: [] });

describe('the marker of an island', () => {
  test('holds what the browser needs: moment, props, addresses of its words, and the HTML', () => {
    const html = render(<Island of={toasts} when="query:q" props={{ configuration: 'stacked' }} />);
    // Without a build, words have the address of their file.
    expect(html).toMatch(/^<x-island data-name="toasts" when="query:q" words="\/locales\/fr\/toasts\.json/);
    expect(html).toContain('props="{&quot;configuration&quot;:&quot;stacked&quot;}"');
    expect(html).toContain('aria-label="Notifications (F8)"');
  });

  test('refuses an island inside an island, and names both', () => {
    // Only islands of the project have names: one of them gets another one inside for a moment.
    const { Component } = newsletter;
    newsletter.Component = () => (
      <Island of={toasts} when="interaction" props={{ configuration: 'single' }} />
    );
    try {
      expect(() => render(<Island of={newsletter} when="interaction" />)).toThrow(
        'Island "toasts" stands inside island "newsletter". Render it as a plain component there.',
      );
    } finally {
      newsletter.Component = Component;
    }
  });

  test('refuses what no file of an island exports, and says where it would stand', () => {
    expect(() => render(<Island of={newspaper} when="interaction" />)).toThrow(
      'An <Island> shows what no components/islands/*/*.island.tsx exports as "island".',
    );
  });
});
