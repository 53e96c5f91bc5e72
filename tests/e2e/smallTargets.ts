/**
 * Finds links and buttons that are lower than a finger needs, 44 px (WCAG 2.2 2.5.5). It runs in the page.
 *
 * @returns their texts; without those in a sentence, those in the strip of 40 px above the header (specification §2), and those whose
 *   whole card can be touched
 */
export function smallTargets(part: Element): string[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button')]
    .filter((link) => {
      const isAlone =
        getComputedStyle(link).display !== 'inline' ||
        link.parentElement?.textContent.trim() === link.textContent.trim();
      const isOfCard = getComputedStyle(link, '::after').position === 'absolute';
      return isAlone && !isOfCard && !link.closest('nav:has(+ header)') && link.checkVisibility();
    })
    .filter((link) => link.getBoundingClientRect().height < 44)
    .map((link) => link.textContent);
}
