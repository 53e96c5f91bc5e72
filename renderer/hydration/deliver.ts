import { enter } from './fields.ts';
import type { FieldThen, Held } from './hold.ts';

/** How long the next frame is waited for, in milliseconds. A hidden page has none. */
const longestFrameMs = 100;

/**
 * Does again what a visitor did to an island before its code was there (`renderer/hydration/hold.ts`), in its order and one event in
 * each frame: React would render two clicks of one task once. What is done meanwhile is held too. The island then is as if its code had
 * been there from the start.
 *
 * @param part the island; it is awake when nothing is held any more
 */
export async function deliver(part: Element): Promise<void> {
  document.querySelector('#island-failure p')?.replaceChildren();
  const isOfPart = ([control]: Held) => part.contains(control);
  // What was given up is done unless the part was used again since. A form has been submitted by the browser, or is found invalid by it.
  const isUsedAgain = held.some((each) => isOfPart(each) && !each[3]);
  held = held.filter(
    (each) => !(isOfPart(each) && each[3] && (isUsedAgain || each[0].closest('form[action]'))),
  );
  const next = () => held.findIndex(isOfPart);
  for (let index = next(); index >= 0; index = next()) {
    for (const [control, event, fields] of held.splice(index, 1)) {
      Object.assign(control, { ariaBusy: null, readOnly: false });
      const since = goBackTo(fields);
      if (since.length > 0) await nextFrame();
      part.setAttribute('awake', '');
      if (event instanceof KeyboardEvent) press(event);
      // What opens and closes a popover or a dialog has been done by the browser.
      else if (event.defaultPrevented) control.click();
      part.removeAttribute('awake');
      await nextFrame();
      goBackTo(since);
    }
  }
  part.setAttribute('awake', '');
}

/**
 * Gives fields the values that they had.
 *
 * @returns the present values of those fields that differ
 */
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
  // Browsers close a dialog and empty a search field on Escape only when a person presses the key.
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
    setTimeout(resolve, longestFrameMs);
  });
}
