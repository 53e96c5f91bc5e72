let running: string | undefined;

/** Prints how long the current part of the build took, and starts to time the next `part`. At the end of the build, there is none. */
export function begin(part?: string): void {
  if (running) {
    console.timeEnd(running);
  }
  if (part) {
    console.time(part);
  }
  running = part;
}
