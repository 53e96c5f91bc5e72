import { createElement, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { hydrateIsland } from '../../../renderer/islands/hydrateIsland.ts';
import { waitWhileLoading } from '../../../renderer/islands/loadProgress.ts';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

export interface Notice extends ToastTextProps {
  /** `destructive` marks a failure, which interrupts a screen reader. */
  tone?: 'default' | 'destructive';
}

/** Shows a toast, once the island of toasts is hydrated. */
export function notify({ tone = 'default', ...text }: Notice): void {
  const shown = createElement(ToastText, text);
  if (tone === 'destructive') {
    toast.error(shown);
  } else {
    toast(shown);
  }
  hydrateIsland('toasts');
  // No notice says that the code is slow, so the second function is empty. If the code does not come, the failure notice shows the text.
  waitWhileLoading(
    () => document.querySelector('x-island[data-name="toasts"][ready]') !== null,
    () => {},
    () => showInFailureNotice([text.title, text.description ?? '']),
  );
}

/** Shows a text in the failure notice (`Layout.tsx`), beside the focused control. */
function showInFailureNotice(lines: readonly string[]): void {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  if (!notice) {
    return;
  }
  // The notice may be open beside another control, and `showPopover` throws on an open popover.
  notice.hidePopover?.();
  notice.replaceChildren(...lines.flatMap((line) => [line, document.createElement('br')]));
  notice.showPopover?.({ source: document.activeElement as HTMLElement });
}

/** @returns `notify`. The hook hydrates the toasts at once: if the connection is lost later, their code could not be fetched */
export function useNotify(): typeof notify {
  useEffect(() => hydrateIsland('toasts'), []);
  return notify;
}
