const longest = 60;

/**
 * @param text a text of the site
 * @returns it in quotation marks for a message, shortened where it is long
 */
export function quote(text: string): string {
  const characters = [...text];
  const shown = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
  return JSON.stringify(shown);
}
