import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

type Colours = Readonly<Record<string, string>>;
/** Red, green and blue, from 0 to 255. */
type Channels = readonly number[];

const light = 'light';
const dark = 'screen and (prefers-color-scheme: dark)';
const contrast = '(prefers-contrast: more), (forced-colors: active)';
const values = valuesIn(readFileSync('components/styles/schemes.css', 'utf8'));
const schemes: Record<string, Colours> = {
  light: { ...values[light] },
  dark: { ...values[light], ...values[dark] },
  'light, more contrast': { ...values[light], ...values[contrast] },
  'dark, more contrast': { ...values[light], ...values[dark], ...values[contrast] },
};
/** The colours that are the same in every scheme, e.g. those on dark bands. */
const fixed = Object.fromEntries(
  [...readFileSync('components/styles/tokens.css', 'utf8').matchAll(/--color-([\w-]+): (#\w+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

describe.each(Object.entries(schemes))('%s', (_name, scheme) => {
  const of = (name: string) => channelsOf(fixed[name] ?? `var(--${name})`, scheme);

  test.each(
    Object.entries({
      paper: ['ink', 'muted', 'accent', 'alert'],
      card: ['ink', 'muted', 'accent', 'alert'],
      'accent-soft': ['ink', 'accent'],
      'alert-soft': ['ink', 'alert'],
      ink: ['card'],
      muted: ['card'],
      accent: ['card'],
      alert: ['card'],
      lime: ['ink-deep'],
      band: ['white', 'muted-dark', 'lime'],
      'ink-deep': ['white', 'muted-dark', 'lime'],
    }).flatMap(([ground, texts]) => texts.map((text) => [text, ground] as const)),
  )('%s on %s has a contrast of 7:1 (WCAG 2.2 1.4.6)', (text, ground) => {
    expect(contrastOf(of(text), of(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(['paper', 'card'])(
    'the border of a control on %s has a contrast of 3:1 (WCAG 2.2 1.4.11)',
    (ground) => {
      expect(contrastOf(of('line-strong'), of(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

/** @returns the custom properties of a style sheet, by their media condition; those without a condition under `light` */
function valuesIn(css: string): Record<string, Colours> {
  const found: Record<string, Record<string, string>> = {};
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const around = parent?.parent;
    const condition = around?.type === 'atrule' && 'params' in around ? String(around.params) : light;
    found[condition] = { ...found[condition], [prop.slice(2)]: value };
  });
  return found;
}

/**
 * @returns red, green and blue of a colour as schemes.css writes it: `#rrggbb`, `var()` or a mix of two
 * @throws Error if the colour is written in another way
 */
function channelsOf(value: string, scheme: Colours): Channels {
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) {
    return channelsOf(scheme[reference] ?? '', scheme);
  }
  const [, one = '', share = '', other = ''] =
    /^color-mix\(in srgb, (.+) ([\d.]+)%, (.+)\)$/.exec(value) ?? [];
  if (one) {
    const under = channelsOf(other, scheme);
    return channelsOf(one, scheme).map((channel, index) => {
      const part = Number(share) / 100;
      return channel * part + (under[index] ?? 0) * (1 - part);
    });
  }
  const digits = /^#(\w{3}|\w{6})$/.exec(value)?.[1];
  if (!digits) {
    throw new Error(`${value} is no colour that this test can read.`);
  }
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

function contrastOf(one: Channels, other: Channels): number {
  const { Color, getContrast } = Reflect.get(axe.commons, 'color');
  const [background, text] = [one, other].map(([red, green, blue]) => new Color(red, green, blue, 1));
  return getContrast(background, text);
}
