/** Reloads the page when a file that the server renders has changed. A hydrated island needs no reload, because React replaces its code. */
import.meta.hot?.on('page:changed', (file: string) => {
  const [, island] = /^components\/islands\/([^/]+)\//.exec(file) ?? [];
  if (!document.querySelector(`x-island[data-name="${island}"][ready]`)) {
    console.info(`${file} is part of what the server renders: the page is loaded again.`);
    location.reload();
  }
});
