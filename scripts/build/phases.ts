/** What each part of a build took, by its name, and how much memory all of it needed. */
export interface BuildTimes {
  seconds: Record<string, number>;
  /** Of the processor's, on all cores: what a busy machine does not make longer. */
  processorSeconds: Record<string, number>;
  megabytes: number;
}

/** Says what a build is doing and how far it is, where somebody watches, and what each part took. */
export function createPhases(count: number) {
  const seconds: Record<string, number> = {};
  const processorSeconds: Record<string, number> = {};
  let end = () => {};
  return {
    /** @param name what is done from now on, until the next begins */
    begin(name: string): void {
      end();
      if (process.stderr.isTTY)
        process.stderr.write(`  [${Object.keys(seconds).length + 1}/${count}] ${name}\n`);
      const start = performance.now();
      const used = process.cpuUsage();
      end = () => {
        const { user, system } = process.cpuUsage(used);
        seconds[name] = Math.round(performance.now() - start) / 1000;
        processorSeconds[name] = Math.round((user + system) / 1000) / 1000;
      };
    },
    end(): BuildTimes {
      end();
      return { seconds, processorSeconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
    },
  };
}
