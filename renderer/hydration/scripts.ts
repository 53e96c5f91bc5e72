import { deliver } from './deliver.ts';

interface Script {
  /** @param part the element that bears `data-script` */
  start: (part: HTMLElement) => void;
}

// One file for all of them: most pages load nothing of it, and none asks twice.
const scripts = Object.entries(
  import.meta.glob<Script>('../../components/islands/*/*.script.ts', { eager: true }),
);

/** Starts what each `data-script` of the page names: `components/islands/…/{name}.script.ts`. One that fails stops no other. */
export function startScripts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
    const { script } = part.dataset;
    try {
      const [, module] = scripts.find(([path]) => path.endsWith(`/${script}.script.ts`)) ?? [];
      if (!module) throw new Error('there is no file of that name');
      module.start(part);
    } catch (error) {
      console.error(`"${script}.script.ts" could not start:`, error);
    }
    part.setAttribute('awake', '');
    deliver(part);
  }
}
