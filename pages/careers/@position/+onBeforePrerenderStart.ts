import { openPositions } from '../../../renderer/facts/openPositions.ts';

export function onBeforePrerenderStart() {
  return openPositions.map(({ path }) => path);
}
