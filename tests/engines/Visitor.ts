import { expect } from 'vitest';
import type { Engine } from './startEngine.ts';

/** How long a busy machine may take, in milliseconds, and how often it is asked. */
export const patience = { timeout: 20_000, interval: 50 };

/** What WebDriver calls keys that write nothing (its table of "normalised key values"). */
const keys = { Enter: '\uE007', Escape: '\uE00C' };

/** Somebody who knows the words of a page and nothing of its source, with a mouse and a keyboard. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Comes for the first time: nothing is remembered of an earlier visit. */
  async arrive(path: string, [width, height]: readonly [number, number] = [1280, 800]): Promise<void> {
    await this.engine.open(`${this.origin}/robots.txt`);
    await this.engine.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.engine.resize(width, height);
    await this.open(path);
  }

  /** Comes for the first time, and wants no cookies. */
  async arriveAndRefuse(path: string, size?: readonly [number, number]): Promise<this> {
    await this.arrive(path, size);
    await this.press('Nécessaires seulement');
    return this;
  }

  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path);
  }

  /** Presses a button, a link, a field or the head of a menu, where it can be seen and nothing covers it. */
  async press(name: string): Promise<void> {
    await this.pointAt(name, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Moves the mouse there. @param actions what follows */
  async pointAt(name: string, actions: readonly object[] = []): Promise<void> {
    let place: Place | undefined;
    await expect
      .poll(async () => {
        const before = place;
        const found = await this.engine.run(placeOf, name);
        place = typeof found === 'string' ? undefined : found;
        // What still moves is not there yet when the button of the mouse comes up again.
        return place?.x === before?.x && place?.y === before?.y ? found : `"${name}" moves`;
      }, patience)
      .toBeTypeOf('object');
    await this.engine.perform([
      { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...place }, ...actions] },
    ]);
  }

  async write(name: string, text: string): Promise<void> {
    await this.press(name);
    await this.type(text);
  }

  /** Chooses from a list as the keyboard does: by the first letters. */
  async choose(name: string, option: string): Promise<void> {
    await this.engine.run(focusOn, name);
    await this.type(option);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async hit(key: keyof typeof keys): Promise<void> {
    await this.type(keys[key]);
  }

  /** Waits until a text can be read, in whatever case the style shows it. */
  async reads(text: string): Promise<void> {
    await expect.poll(() => this.engine.run(readable), patience).toContain(plain(text));
  }

  async readsNoMore(text: string): Promise<void> {
    await expect.poll(() => this.engine.run(readable), patience).not.toContain(plain(text));
  }

  /** Whether the page had been made before it was asked for. */
  hasPrerendered(): Promise<boolean> {
    return this.engine.run(() =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => Number(Reflect.get(entry, 'activationStart')) > 0),
    );
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.engine.run(() => location.href), patience).toBe(this.origin + path);
  }
}

/** Runs in the page. */
function focusOn(name: string): void {
  [...document.querySelectorAll('select')]
    .find((each) => each.labels[0]?.textContent?.includes(name))
    ?.focus();
}

interface Place {
  x: number;
  y: number;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Runs in the page. */
const readable = () => document.body.innerText.replace(/\s+/g, ' ').toLowerCase();

/**
 * Runs in the page: where to press what bears a name, which may go on after the words given.
 *
 * @returns its middle, or what is in the way
 */
function placeOf(wanted: string): Place | string {
  const nameOf = (control: HTMLElement) => {
    const namedBy = control.getAttribute('aria-labelledby')?.split(' ');
    const name =
      namedBy?.map((id) => document.getElementById(id)?.textContent).join(' ') ??
      control.getAttribute('aria-label') ??
      (control as HTMLInputElement).labels?.[0]?.textContent ??
      control.textContent;
    return (name ?? '').replace(/\s+/g, ' ').trim();
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a,button,summary,input,select,textarea'),
  ].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const name = wanted.replace(/\s+/g, ' ');
  const control =
    controls.find((each) => nameOf(each) === name) ?? controls.find((each) => nameOf(each).startsWith(name));
  if (!control) return `nothing bears the name "${wanted}"`;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const there = document.elementFromPoint(middle.x, middle.y);
  if (control.contains(there) || there?.closest('label')?.control === control) return middle;
  return `over "${wanted}" lies ${there?.outerHTML.slice(0, 100) ?? 'nothing: it is out of the window'}`;
}
