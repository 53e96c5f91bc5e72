/**
 * What a reader can do with an article: mark it for the time of the visit, share it in a small window, copy its address.
 *
 * @param root what bears `data-article`
 */
export function article(root: Element): void {
  root.addEventListener('click', act);
}

function act(event: Event): void {
  if (!(event.target instanceof Element)) return;

  const toggle = event.target.closest('[data-toggle]');
  toggle?.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'));

  const share = event.target.closest<HTMLAnchorElement>('a[data-share]');
  if (share && event instanceof MouseEvent) openSmall(share.href, event);

  const copy = event.target.closest<HTMLElement>('[data-copy]');
  if (copy) void copyAddress(copy);
}

function openSmall(address: string, event: MouseEvent): void {
  // With a modifier the visitor has chosen where the link opens.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open(address, '_blank', 'noopener,width=600,height=400');
}

async function copyAddress(button: HTMLElement): Promise<void> {
  let outcome: 'copied' | 'failed' = 'copied';
  try {
    await navigator.clipboard.writeText(new URL(button.dataset.copy ?? '', location.href).href);
  } catch {
    outcome = 'failed';
  }
  const label = button.lastElementChild;
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]');
  const say = (words = '', details = '') => {
    if (label) label.textContent = words;
    if (status) status.textContent = details;
  };
  say(button.dataset[outcome], status?.dataset[outcome]);
  setTimeout(() => say(button.dataset.label), 4000);
}
