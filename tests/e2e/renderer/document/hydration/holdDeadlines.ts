declare global {
  /** Does at once what the page would do after a second or more. */
  var passDeadlines: () => void;
}

/** Runs in each page before its own scripts: starts without what an earlier page has kept, and keeps long timers until the test passes them. */
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
