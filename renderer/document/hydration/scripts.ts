import { deliver } from './deliver.ts';

/** @param part the element with `data-script` */
type Start = (part: HTMLElement) => void;

// All plain scripts are in one chunk. Most pages do not load it, and no page needs a second request.
const scripts = Object.entries(
  import.meta.glob<Start>('../../../components/islands/*/*.script.ts', { eager: true, import: 'start' }),
);

// The value of `data-script` is the name of a file `{name}.script.ts` in a folder of `components/islands/`. An error in one does not stop the others.
for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
  const { script } = part.dataset;
  try {
    const [, start] = scripts.find(([path]) => path.endsWith(`/${script}.script.ts`)) ?? [];
    if (!start) {
      throw new Error('there is no file of that name');
    }
    start(part);
    deliver(part);
  } catch (error) {
    console.error(`"${script}.script.ts" could not start:`, error);
    early.giveUp(part);
  }
}
