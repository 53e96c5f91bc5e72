/** Takes back what was said of a part of the page whose code is slow or has failed (`renderer/document/hydration/hold.ts`): it is not so any more. */
export function withdrawNotice(): void {
  document.querySelector('#island-failure p')?.replaceChildren();
}
