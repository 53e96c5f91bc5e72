/** Adds a text and a button below each image that links to a third party's frame. A click on the button is consent to it (decision 026). */
export function startFrameOffers(template: HTMLElement): void {
  const offers = [...(template as HTMLTemplateElement).content.children] as HTMLElement[];
  for (const image of document.querySelectorAll<HTMLImageElement>('main a[href] img')) {
    const link = image.closest('a');
    const offer = offers.find(({ dataset }) =>
      dataset.frames?.split(' ').some((url) => link?.href.startsWith(url)),
    );
    if (link && offer) {
      const shown = offer.cloneNode(true) as HTMLElement;
      link.after(shown);
      shown.querySelector('button')?.addEventListener('click', () => {
        const frame = document.createElement('iframe');
        frame.src = link.href;
        frame.title = image.alt;
        frame.width = String(image.clientWidth);
        frame.height = String(image.clientHeight);
        frame.allowFullscreen = true;
        link.replaceWith(frame);
        shown.remove();
        frame.focus();
      });
    }
  }
}
