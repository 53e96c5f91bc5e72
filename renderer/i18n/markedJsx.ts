import { jsx as makeElement, jsxs as makeElements } from 'react/jsx-runtime';
import { withLanguages } from './foreignTexts.ts';

// biome-ignore lint/performance/noBarrelFile: where JSX makes elements, it also looks for these
export { Fragment, type JSX } from 'react/jsx-runtime';

/** JSX makes elements by these functions (`jsxImportSource` in `tsconfig.json`): they are React's, and mark texts in another language. */
export const jsx: typeof makeElement = (type, props, key) =>
  makeElement(type, withLanguages(type, props as object), key);
export const jsxs: typeof makeElements = (type, props, key) =>
  makeElements(type, withLanguages(type, props as object), key);
