/** A shorter stem is one edit away from too many others: `test` and `rest`. */
const shortestMistyped = 6;

/** A shorter stem sounds like too many others: `all` and `al`. */
const shortestHeard = 4;

/** An ending that the stemmer did not know, mostly because it is mistyped: `robotiqqu` for `robot`. */
const shortestBeginning = 5;
const longestEnding = 4;

/**
 * @param known every stem that something is known about
 * @returns a function from a stem to the known one that was meant: itself, one that sounds the same, one that it differs
 *   from by one letter, or one that it begins with; itself where there is none
 */
export function createSpelling(known: ReadonlySet<string>): (stem: string) => string {
  const byInitial = new Map<string, string[]>();
  for (const stem of known)
    byInitial.set(stem.slice(0, 1), [...(byInitial.get(stem.slice(0, 1)) ?? []), stem]);
  const bySound = new Map<string, string>();
  for (const stem of known) if (stem.length >= shortestHeard) bySound.set(soundOf(stem), stem);

  return (stem) => {
    if (known.has(stem)) return stem;
    const heard = stem.length >= shortestHeard ? bySound.get(soundOf(stem)) : undefined;
    if (heard) return heard;
    const oneEditAway =
      stem.length < shortestMistyped
        ? undefined
        : byInitial
            .get(stem.slice(0, 1))
            ?.find((other) => other.length >= shortestBeginning && differByOneEdit(stem, other));
    return oneEditAway ?? beginningOf(stem, known) ?? stem;
  };
}

/** What most often goes wrong in French and English without being heard: double letters, `ph`, a silent `h`, `y`. */
function soundOf(stem: string): string {
  return stem.replace(/^h/, '').replaceAll('ph', 'f').replaceAll('y', 'i').replace(/(.)\1/g, '$1');
}

function beginningOf(stem: string, known: ReadonlySet<string>): string | undefined {
  const shortest = Math.max(shortestBeginning, stem.length - longestEnding);
  for (let length = stem.length - 1; length >= shortest; length -= 1) {
    const beginning = stem.slice(0, length);
    if (known.has(beginning)) return beginning;
  }
  return undefined;
}

/** One letter more, less or other, or two neighbours swapped (Damerau, "A technique for computer detection and correction of spelling errors", 1964). */
function differByOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = long.slice(start, start + 2) === [...short.slice(start, start + 2)].reverse().join('');
  return swapped && short.slice(start + 2) === long.slice(start + 2);
}
