import { expect } from 'vitest';
import type { Visitor } from '../flows.ts';
import type { Engine, Point } from './startEngine.ts';

/** How long a busy machine may take, and the pause between two attempts, in milliseconds. */
export const pollOptions = { timeout: 20_000, interval: 50 };

/** @param problems a list, to which errors of scripts and refusals by the policy are added */
export function visitorIn(engine: Engine, origin: string, problems: string[]) {
  /** Runs a function in the page, after adding the page's new errors to `problems`. */
  async function ask<Result>(read: (...texts: string[]) => Result, ...given: string[]): Promise<Result> {
    problems.push(...(await engine.run(takeErrors)));
    return engine.run(read, ...given);
  }
  const seen = (selector: string, text: string) =>
    expect.poll(() => ask(isSeen, selector, text), pollOptions);

  /** Moves the mouse to a control once it can be seen and nothing covers it. */
  async function pointAt(selector: string): Promise<void> {
    let point: Point | undefined;
    await expect
      .poll(async () => {
        const before = point;
        const found = await ask(positionOf, selector);
        point = typeof found === 'string' ? undefined : found;
        // A control that still moves would be somewhere else when the mouse is pressed.
        return point?.x === before?.x && point?.y === before?.y ? found : `${selector} moves`;
      }, pollOptions)
      .toBeTypeOf('object');
    await engine.moveTo(point as Point);
  }

  const visitor: Visitor = {
    open: (path) => engine.open(origin + path),
    async click(selector) {
      await pointAt(selector);
      await engine.pressButton();
    },
    async write(selector, text) {
      await visitor.click(selector);
      await engine.type(text);
    },
    press: (key) => engine.press(key),
    sees: (selector, text = '') => seen(selector, text).toBe(true),
    seesNoMore: (selector) => seen(selector, '').toBe(false),
    isAt: (path) => expect.poll(() => ask(() => location.href), pollOptions).toBe(origin + path),
    // Only waits for the part, because tests/e2e checks the rules.
    judge: (layer) => visitor.sees(layer),
  };
  return {
    ...visitor,
    pointAt,
    /** Begins a first visit: clears what an earlier visit has stored. */
    async arrive(width = 390, height = 844): Promise<void> {
      await visitor.open('/robots.txt');
      await engine.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await engine.resize(width, height);
    },
    goBack: () => engine.run(() => history.back()),
    wasPrerendered: () =>
      engine.run(() =>
        performance
          .getEntriesByType('navigation')
          .some((entry) => Number(Reflect.get(entry, 'activationStart')) > 0),
      ),
  };
}

// The functions below run in the page.

/** @returns the errors of the page since the last call. The page collects them, because no protocol reports all of them. */
function takeErrors(): string[] {
  const page = globalThis as typeof globalThis & { problems?: string[] };
  if (!page.problems) {
    const heard: string[] = [];
    page.problems = heard;
    addEventListener('error', ({ message }) => heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.push(violatedDirective));
  }
  return page.problems.splice(0);
}

function isSeen(selector: string, text: string): boolean {
  const plain = (each: string) => each.replace(/\s+/g, ' ').toLowerCase();
  return [...document.querySelectorAll<HTMLElement>(selector)].some(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) && plain(each.innerText ?? '').includes(plain(text)),
  );
}

/** @returns the middle of the first visible element of a selector, or a message about what covers it */
function positionOf(selector: string): Point | string {
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
