import { jsxDEV as makeElement } from 'react/jsx-dev-runtime';
import { withLanguages } from './foreignTexts.ts';

// biome-ignore lint/performance/noBarrelFile: where JSX makes elements, it also looks for these
export { Fragment, type JSX } from 'react/jsx-dev-runtime';

/** As `markedJsx.ts`, for development and tests. */
export const jsxDEV: typeof makeElement = (type, props, ...place) =>
  makeElement(type, withLanguages(type, props as object), ...place);
