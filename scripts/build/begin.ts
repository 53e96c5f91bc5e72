let running: string | undefined;

/** Prints how long the current part of the build took, and starts to time the next one. Without a name, the build has ended. */
export function begin(part?: string): void {
  if (running) {
    console.timeEnd(running);
  }
  if (part) {
    console.time(part);
  }
  running = part;
}
