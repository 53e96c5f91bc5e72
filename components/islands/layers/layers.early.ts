/** Who opens a panel may type at once: nothing that is typed waits for `layers.firstInput.ts`. */
addEventListener('click', ({ target }) => {
  const panel = (target as Element).closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
  // The browser opens it after this event.
  if (panel) setTimeout(() => panel.querySelector('textarea')?.focus());
});
