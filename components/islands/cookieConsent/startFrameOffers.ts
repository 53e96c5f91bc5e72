/** Adds a button under each picture that stands for a third party's frame. Nothing is requested from the host before a press. */
export function startFrameOffers(template: HTMLElement): void {
  const offers = [...(template as HTMLTemplateElement).content.children] as HTMLElement[];
  for (const picture of document.querySelectorAll<HTMLImageElement>('main a[href] img')) {
    const link = picture.closest('a');
    const offer = offers.find(({ dataset }) =>
      dataset.frames?.split(' ').some((url) => link?.href.startsWith(url)),
    );
    if (link && offer) {
      const shown = offer.cloneNode(true) as HTMLElement;
      link.after(shown);
      shown.querySelector('button')?.addEventListener('click', () => {
        const frame = document.createElement('iframe');
        frame.src = link.href;
        frame.title = picture.alt;
        frame.width = String(picture.clientWidth);
        frame.height = String(picture.clientHeight);
        frame.allowFullscreen = true;
        link.replaceWith(frame);
        shown.remove();
        frame.focus();
      });
    }
  }
}
