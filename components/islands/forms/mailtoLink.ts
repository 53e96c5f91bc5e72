/** Windows passes at most 2,048 characters to a mail program. Some are left for the program's own arguments. */
const longestLinkCharacters = 1900;
/** In characters of the encoded form. A short subject leaves most of the link to the text. */
const longestSubjectCharacters = 300;
const ellipsis = encodeURIComponent('…');

/** @returns a link that opens a prepared e-mail (RFC 6068), of at most 1,900 characters; a text that is too long ends with an ellipsis */
export function mailtoLink({ to, subject, body }: Record<'to' | 'subject' | 'body', string>): string {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject, longestSubjectCharacters)}&body=`;
  return start + encode(body.replaceAll(/\r\n?|\n/g, '\r\n'), longestLinkCharacters - start.length);
}

function encode(text: string, room: number): string {
  let whole = '';
  let cut = '';
  for (const character of text) {
    // Half a surrogate pair cannot be encoded.
    whole += encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\u{FFFD}' : character);
    if (whole.length > room) {
      return cut + ellipsis;
    }
    if (whole.length + ellipsis.length <= room) {
      cut = whole;
    }
  }
  return whole;
}
