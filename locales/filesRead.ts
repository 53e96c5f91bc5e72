/** The files that whoever reads at present has read so far. */
let files = new Set<string>();

/** @param pattern a file, or a pattern that matches files: a list of them depends on which there are */
export function noteFile(pattern: string): void {
  files.add(pattern);
}

/**
 * @param read reads words and articles, and returns something that is made of them
 * @returns what it has made, and the files; whoever called this has read them too
 */
export function notingFiles<Made>(read: () => Made): { made: Made; files: ReadonlySet<string> } {
  const outer = files;
  files = new Set();
  try {
    return { made: read(), files };
  } finally {
    noteFiles(files, outer);
    files = outer;
  }
}

/** For whoever remembers something: it is read again by whoever asks again. */
export function noteFiles(read: Iterable<string>, by: Set<string> = files): void {
  for (const file of read) by.add(file);
}
