let total = 0;
let rendered = 0;

/** @param pages how many documents will be written */
export function startProgress(pages: number): void {
  total = pages;
  rendered = 0;
}

/** Counts one more document, and says so where somebody watches. */
export function showProgress(): void {
  rendered += 1;
  if (!process.stderr.isTTY || total === 0) return;
  process.stderr.write(`\r  pages rendered ${rendered}/${total}${rendered === total ? '\n' : ''}`);
}
