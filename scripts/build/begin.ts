let running: string | undefined;

/** Prints how long the current part of the build took, and starts to time the next one. The last call has no `part`. */
export function begin(part?: string): void {
  if (running) {
    console.timeEnd(running);
  }
  if (part) {
    console.time(part);
  }
  running = part;
}
