import { positions } from '../../../content/positions.ts';

export function onBeforePrerenderStart() {
  return positions.map(({ path }) => path);
}
