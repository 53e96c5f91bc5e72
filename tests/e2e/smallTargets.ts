/**
 * Runs in the page.
 *
 * @returns links and buttons lower than a finger needs (look: 44 px), but those in a sentence, in the strip of 40 px
 * (specification §2), and those whose whole card can be touched
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
