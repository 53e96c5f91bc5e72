/** What a reader can do with an article: keep a like for the time of the visit, share it in a small window, copy its address. */
export function article(root: Element): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;

    const toggle = target?.closest('[data-toggle]');
    toggle?.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'));

    const share = target?.closest<HTMLAnchorElement>('a[data-share]');
    // With a modifier the visitor has chosen where the link opens.
    if (share && event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault();
      open(share.href, '_blank', 'noopener,width=600,height=400');
    }

    const copy = target?.closest<HTMLElement>('[data-copy]');
    if (copy) void copyAddress(copy, root.querySelector<HTMLElement>('[role="status"]'));
  });
}

async function copyAddress(button: HTMLElement, status: HTMLElement | null): Promise<void> {
  let outcome: 'copied' | 'failed' = 'copied';
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.copy ?? '', location.href).href);
  } catch {
    outcome = 'failed';
  }
  const label = button.lastElementChild;
  const say = (words = '', details = '') => {
    if (label) label.textContent = words;
    if (status) status.textContent = details;
  };
  say(button.dataset[outcome], status?.dataset[outcome]);
  setTimeout(() => say(button.dataset.label), 4000);
}
