/** Handles clicks on the controls of an article (`ArticleActions.tsx`). "Like" and "save" are not stored. */
export function startArticleActions(part: HTMLElement): void {
  part.addEventListener('click', act);
}

function act(event: Event): void {
  if (!(event.target instanceof Element)) {
    return;
  }

  const toggle = event.target.closest('[data-toggle]');
  toggle?.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'));

  const share = event.target.closest<HTMLAnchorElement>('a[data-share]');
  if (share && event instanceof MouseEvent) {
    openShareWindow(share.href, event);
  }

  const copy = event.target.closest<HTMLElement>('[data-copy]');
  if (copy) {
    void copyUrl(copy);
  }
}

function openShareWindow(url: string, event: MouseEvent): void {
  // With a modifier key, the browser itself opens the link in a new tab or window.
  if (event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  event.preventDefault();
  open(url, '_blank', 'noopener,width=600,height=400');
}

/** Copies the URL and shows the outcome in a toast. If the code of toasts cannot be fetched, the button shows the outcome. */
async function copyUrl(button: HTMLElement): Promise<void> {
  const { copy = '', copiedTitle = '', failedTitle = '' } = button.dataset;
  const copied = await writeToClipboard(new URL(copy, location.href).href);
  const title = copied ? copiedTitle : failedTitle;
  try {
    const { notify } = await import('../toasts/notify.ts');
    notify(copied ? { title, outcome: 'linkCopied' } : { title, outcome: 'copyFailed', tone: 'destructive' });
  } catch (error) {
    console.error('The toast could not be loaded:', error);
    button.querySelector('[aria-live]')?.replaceChildren(title);
  }
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
