import { scripts } from '../../../components/islands/entries.ts?scripts';
import { replay } from './replay.ts';

// All plain scripts are in one chunk (`?scripts`: only this list), so a page needs one request. If a script fails, the others still start.
for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
  const { script = '' } = part.dataset;
  try {
    const start = scripts[script];
    if (!start) {
      throw new Error('components/islands/entries.ts has no script of that name');
    }
    start(part);
    replay(part);
  } catch (error) {
    console.error(`The script "${script}" could not start:`, error);
    hydration.fallBack(part);
  }
}
