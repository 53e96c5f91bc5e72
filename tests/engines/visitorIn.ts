import { expect } from 'vitest';
import type { Visitor } from '../flows.ts';
import type { Engine } from './startEngine.ts';

/** How long a busy machine may take, in milliseconds, and how often it is asked. */
export const patience = { timeout: 20_000, interval: 50 };

/** What WebDriver calls keys that write nothing (its table of "normalised key values"). */
const keys = { Enter: '\uE007', Escape: '\uE00C' };

/** A visitor with a mouse and a keyboard in a browser that WebDriver drives. */
export function visitorIn(engine: Engine, origin: string) {
  const seen = (selector: string, text: string) =>
    expect.poll(() => engine.run(isSeen, selector, text), patience);
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  };

  /** Moves the mouse where it can be seen and nothing covers it. @param actions what follows */
  async function pointAt(selector: string, actions: readonly object[] = []): Promise<void> {
    let place: Place | undefined;
    await expect
      .poll(async () => {
        const before = place;
        const found = await engine.run(placeOf, selector);
        place = typeof found === 'string' ? undefined : found;
        // What still moves is not there yet when the button of the mouse comes up again.
        return place?.x === before?.x && place?.y === before?.y ? found : `${selector} moves`;
      }, patience)
      .toBeTypeOf('object');
    await engine.perform([
      { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...place }, ...actions] },
    ]);
  }

  const visitor: Visitor = {
    open: (path) => engine.open(origin + path),
    click: (selector) =>
      pointAt(selector, [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    async write(selector, text) {
      await visitor.click(selector);
      await type(text);
    },
    press: (key) => type(keys[key]),
    sees: (selector, text = '') => seen(selector, text).toBe(true),
    seesNoMore: (selector) => seen(selector, '').toBe(false),
    isAt: (path) => expect.poll(() => engine.run(() => location.href), patience).toBe(origin + path),
    // Rules and sizes are judged in one browser.
    judge: (layer) => visitor.sees(layer),
  };
  return {
    ...visitor,
    pointAt,
    /** Comes for the first time: nothing is remembered of an earlier visit. */
    async arrive(width = 390, height = 844): Promise<void> {
      await visitor.open('/robots.txt');
      await engine.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await engine.resize(width, height);
    },
    goBack: () => engine.run(() => history.back()),
    /** Chooses from a list as the keyboard does: by the first letters. */
    async choose(selector: string, option: string): Promise<void> {
      await engine.run((list) => document.querySelector<HTMLElement>(list)?.focus(), selector);
      await type(option);
    },
    /** Whether the page had been made before it was asked for. */
    hasPrerendered: () =>
      engine.run(() =>
        performance
          .getEntriesByType('navigation')
          .some((entry) => Number(Reflect.get(entry, 'activationStart')) > 0),
      ),
  };
}

interface Place {
  x: number;
  y: number;
}

// What follows runs in the page.

function isSeen(selector: string, text: string): boolean {
  const plain = (each: string) => each.replace(/\s+/g, ' ').toLowerCase();
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) && plain(each.innerText ?? '').includes(plain(text)),
  );
}

/** @returns the middle of what can be seen of a selector, or what is in the way */
function placeOf(selector: string): Place | string {
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (!control) {
    return `nothing is ${selector}`;
  }
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const there = document.elementFromPoint(middle.x, middle.y);
  if (control.contains(there) || there?.closest('label')?.control === control) {
    return middle;
  }
  return `over ${selector} lies ${there?.outerHTML.slice(0, 100) ?? 'nothing: it is out of the window'}`;
}
