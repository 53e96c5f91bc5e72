/** Windows passes at most 2,048 characters to a mail program, including the program's own arguments. */
const maxLinkLength = 1900;
/** The maximum length of the encoded subject in characters, so that most of the link is left for the text. */
const maxSubjectLength = 300;
const ellipsis = encodeURIComponent('…');

/** @returns a link that opens a prepared e-mail (RFC 6068), of at most 1,900 characters; a text that is too long ends with an ellipsis */
export function mailtoLink({ to, subject, body }: Record<'to' | 'subject' | 'body', string>): string {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject, maxSubjectLength)}&body=`;
  return start + encode(body.replaceAll(/\r\n?|\n/g, '\r\n'), maxLinkLength - start.length);
}

function encode(text: string, maxLength: number): string {
  let whole = '';
  let cut = '';
  for (const character of text) {
    // `encodeURIComponent` throws on half a surrogate pair.
    whole += encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\u{FFFD}' : character);
    if (whole.length > maxLength) {
      return cut + ellipsis;
    }
    if (whole.length + ellipsis.length <= maxLength) {
      cut = whole;
    }
  }
  return whole;
}
