/**
 * @param text the content of a file
 * @param offset a position in it, from 0
 * @returns the line of that position, from 1
 */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
