/** How long each part of a build took, by its name, and how much memory all of it needed. */
interface BuildTimes {
  seconds: Record<string, number>;
  megabytes: number;
}

/** Says what a build is doing, where somebody watches, and how long each part took. */
export function createPhases() {
  const seconds: Record<string, number> = {};
  let end = () => {};
  return {
    /** @param name what is done from now on, until the next begins */
    begin(name: string): void {
      end();
      if (process.stderr.isTTY) process.stderr.write(`  ${name}\n`);
      const start = performance.now();
      end = () => {
        seconds[name] = Math.round(performance.now() - start) / 1000;
      };
    },
    end(): BuildTimes {
      end();
      return { seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
    },
  };
}
