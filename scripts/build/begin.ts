let running: string | undefined;

/** Ends the part of the build that is running, printing the time that it took, and begins the one that is named, if any. */
export function begin(part?: string): void {
  if (running) {
    console.timeEnd(running);
  }
  if (part) {
    console.time(part);
  }
  running = part;
}
