/** Loads the page again once a file has changed that the server renders it with, unless it belongs to an island that is awake: React changes that. */
import.meta.hot?.on('page:changed', (file: string) => {
  const [, island] = /^components\/islands\/([^/]+)\//.exec(file) ?? [];
  if (!document.querySelector(`x-island[data-name="${island}"][awake]`)) {
    console.info(`${file} is part of what the server renders: the page is loaded again.`);
    location.reload();
  }
});
