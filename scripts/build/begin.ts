let running: string | undefined;

/** Ends the running part of the build and prints how long it took. Then it begins the named part, if any. */
export function begin(part?: string): void {
  if (running) {
    console.timeEnd(running);
  }
  if (part) {
    console.time(part);
  }
  running = part;
}
