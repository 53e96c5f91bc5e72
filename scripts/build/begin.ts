let last: string | undefined;

/** Says how long the part of the build before has taken, and begins the next, if there is one. */
export function begin(part?: string): void {
  if (last) {
    console.timeEnd(last);
  }
  if (part) {
    console.time(part);
  }
  last = part;
}
