import { openPositions } from '../../../renderer/content/openPositions.ts';

export function onBeforePrerenderStart() {
  return openPositions.map(({ path }) => path);
}
