import { useEffect } from 'react';
import { wakeIsland } from '../wakeIsland.ts';
import { notify } from './notify.ts';

/** @returns `notify`, whose code comes now: a notice may have to say that there is no connection */
export function useNotify(): typeof notify {
  useEffect(() => wakeIsland('toasts'), []);
  return notify;
}
