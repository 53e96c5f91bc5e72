declare global {
  /** Runs all timers that the page has set for a second or more. */
  var passDeadlines: () => void;
}

/**
 * Runs in each page before the page's scripts: clears what an earlier page has stored, and delays timers of a second or more until the test
 * calls `passDeadlines`.
 */
export function holdDeadlines(): void {
  sessionStorage.clear();
  const { setTimeout } = window;
  const later: (() => void)[] = [];
  globalThis.passDeadlines = () => {
    for (const act of later.splice(0)) {
      act();
    }
  };
  Object.assign(window, {
    setTimeout: (act: () => void, delay = 0) => {
      if (delay < 1000) {
        return setTimeout(act, delay);
      }
      later.push(act);
      return 0;
    },
  });
}
