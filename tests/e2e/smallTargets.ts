/**
 * Runs in the page. @returns the texts of links and buttons of less than 44 px in height, too low for a finger (WCAG 2.2 2.5.5). Left out
 * are links in a sentence, links in the strip of 40 px above the header (specification §2) and links that cover a whole card.
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
