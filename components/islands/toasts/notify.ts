import { createElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { wakeIsland } from '../wakeIsland.ts';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

export interface Notice extends ToastTextProps {
  /** `destructive` says that something failed: it interrupts a screen reader. */
  tone?: 'default' | 'destructive';
}

/**
 * Tells the visitor how something ended. To be called by islands; the notice shows as soon as the region is awake.
 *
 * @param notice its words, already in the visitor's language
 */
export function notify({ title, description, tone = 'default' }: Notice): void {
  const text = createElement(ToastText, { title, description });
  if (tone === 'destructive') toast.error(text);
  else toast(text);
  wakeIsland('toasts');
}
