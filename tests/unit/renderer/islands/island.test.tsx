import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { islands } from '../../../../components/islands/entries.ts';
import { island as newsletter } from '../../../../components/islands/newsletter/Newsletter.tsx';
import { island as toasts } from '../../../../components/islands/toasts/Toasts.tsx';
import { createI18n } from '../../../../renderer/i18n/createI18n.ts';
import { Island } from '../../../../renderer/islands/Island.tsx';

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={createI18n('fr')}>{element}</I18nextProvider>);

test.each(Object.entries(islands))('the island %s has the name of its entry', async (name, load) => {
  expect((await load()).island.name).toBe(name);
});

describe('the marker of an island', () => {
  test('has what the browser needs: when to hydrate, props, addresses of translations, and the HTML', () => {
    const html = render(<Island of={toasts} when="query:q" props={{ configuration: 'stacked' }} />);
    // Without a build, the address of translations is the path of their file.
    expect(html).toMatch(
      /^<x-island data-name="toasts" when="query:q" translations="\/locales\/fr\/toasts\.json/,
    );
    expect(html).toContain('props="{&quot;configuration&quot;:&quot;stacked&quot;}"');
    expect(html).toContain('aria-label="Notifications (F8)"');
  });

  test('refuses an island inside an island, with both names', () => {
    // During this test, an island of the project contains another one.
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
});
