/** Turns links into tabs (ARIA APG, "Tabs with automatic activation"). The fragment of each link is the id of a panel. */
export function startTabs(list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')];

  function select(chosen: HTMLAnchorElement | undefined): void {
    if (!chosen) {
      return;
    }
    for (const link of links) {
      const isChosen = link === chosen;
      link.ariaSelected = `${isChosen}`;
      link.tabIndex = isChosen ? 0 : -1;
      panelOf(link).hidden = !isChosen;
    }
  }
  function go(chosen: HTMLAnchorElement | undefined): void {
    if (!chosen) {
      return;
    }
    select(chosen);
    chosen.focus();
    history.replaceState(history.state, '', chosen.hash);
  }
  const named = () => links.find((link) => link.hash === location.hash);

  list.role = 'tablist';
  for (const [index, link] of links.entries()) {
    const panel = panelOf(link);
    link.id = `${panel.id}-tab`;
    link.role = 'tab';
    link.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', link.id);

    link.addEventListener('click', (event) => {
      event.preventDefault();
      go(link);
    });
    link.addEventListener('keydown', (event) => {
      // With a modifier, these keys are shortcuts of the browser (Alt and an arrow: back or forward).
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      const next = {
        ArrowRight: index + forward,
        ArrowLeft: index - forward,
        Home: 0,
        End: -1,
      }[event.key];
      if (next === undefined) {
        return;
      }
      event.preventDefault();
      // The remainder leads from the last tab to the first, and `at(-1)` returns the last.
      go(links.at(next % links.length));
    });
  }
  select(named() ?? links.find((link) => link.dataset.selected !== undefined));
  addEventListener('hashchange', () => select(named()));
}

function panelOf(link: HTMLAnchorElement): HTMLElement {
  const panel = document.getElementById(link.hash.slice(1));
  if (!panel) {
    throw new Error(`The tab "${link.textContent}" leads to ${link.hash}, which is not on the page.`);
  }
  return panel;
}
