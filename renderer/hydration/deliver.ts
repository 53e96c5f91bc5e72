import { enter } from './fields.ts';
import type { FieldThen } from './hold.ts';

/** How long the next frame may take, in milliseconds: a hidden page has none. */
const longestFrame = 100;

/**
 * Does again what the boot script has held (`renderer/hydration/hold.ts`), in its order and one for each frame, so that the part
 * ends as if its code had been there: to React, two clicks in one task are one rendering. What is done meanwhile is held too.
 *
 * @param part the part of the page whose code has come; awake when nothing is held any more
 */
export async function deliver(part: Element): Promise<void> {
  document.querySelector('#island-failure p')?.replaceChildren();
  const next = () => held.findIndex(([control]) => part.contains(control));
  // Nothing is shared with the loader (`takeHeld.ts`): its one file would then import the file of all islands.
  for (let index = next(); index >= 0; index = next()) {
    for (const [control, event, fields] of held.splice(index, 1)) {
      Object.assign(control, { ariaBusy: null, readOnly: false });
      const since = goBackTo(fields);
      if (since.length > 0) await nextFrame();
      part.setAttribute('awake', '');
      if (event instanceof KeyboardEvent) press(event);
      // What opens and closes a popover or a dialog was the browser's.
      else if (!(control.popoverTargetElement ?? control.commandForElement)) control.click();
      part.removeAttribute('awake');
      await nextFrame();
      goBackTo(since);
    }
  }
  part.setAttribute('awake', '');
}

/** Lets fields hold what they held. @returns what those that differ hold now */
function goBackTo(fields: readonly FieldThen[] = []): FieldThen[] {
  return fields
    .filter(([field, value, isChecked]) => field.value !== value || field.checked !== isChecked)
    .map(([field, value, isChecked]): FieldThen => {
      const now: FieldThen = [field, field.value, field.checked];
      enter(field, value, isChecked);
      return now;
    });
}

function press(event: KeyboardEvent): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  // Escape closes a dialog and empties a search only where a person presses it.
  const { target } = event;
  if (event.key !== 'Escape') target?.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (!dialog) {
    if (target instanceof HTMLInputElement && target.type === 'search') enter(target, '', false);
  } else if (dialog.requestClose) dialog.requestClose();
  else dialog.close();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, longestFrame);
  });
}
