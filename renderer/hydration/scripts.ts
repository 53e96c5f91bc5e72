import { takeHeld } from './takeHeld.ts';

/** @param part the element that bears `data-script` */
type Start = (part: HTMLElement) => void;

// One file for all of them: most pages load nothing of it, and none asks twice.
const scripts = Object.entries(
  import.meta.glob<Start>('../../components/islands/*/*.script.ts', { eager: true, import: 'start' }),
);

// Starts what each `data-script` of the page names: `components/islands/…/{name}.script.ts`. One that fails stops no other.
for (const part of document.querySelectorAll<HTMLElement>('[data-script]')) {
  const { script } = part.dataset;
  try {
    const [, start] = scripts.find(([path]) => path.endsWith(`/${script}.script.ts`)) ?? [];
    if (!start) throw new Error('there is no file of that name');
    start(part);
    part.setAttribute('awake', '');
    for (const [control] of takeHeld(part)) control.click();
  } catch (error) {
    console.error(`"${script}.script.ts" could not start:`, error);
    giveUp(part);
  }
}
