/** The files that whoever reads at present has read so far. */
let files = new Set<string>();

/** @param file words or an article */
export function noteFile(file: string): void {
  files.add(file);
}

/**
 * @param read reads words and articles at once, and returns something that is made of them
 * @returns what it has made, and the files
 */
export function notingFiles<Made>(read: () => Made): { made: Made; files: ReadonlySet<string> } {
  files = new Set();
  return { made: read(), files };
}
