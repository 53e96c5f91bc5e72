/** What React writes as in JavaScript, and HTML in small letters. Names inside SVG keep their capitals. */
const attributes =
  /(?<= )(?:autoCapitalize|autoComplete|autoFocus|charSet|colSpan|crossOrigin|dateTime|encType|enterKeyHint|fetchPriority|formAction|hrefLang|inputMode|maxLength|minLength|noValidate|playsInline|popoverTarget(?:Action)?|readOnly|referrerPolicy|rowSpan|spellCheck|srcSet|tabIndex)(?==")/g;

/** Their presence is their value. */
const boolean =
  / (async|autofocus|checked|defer|disabled|inert|multiple|novalidate|open|readonly|required|selected)=""/g;

/**
 * React writes void elements as XML would have them, and some attributes as JavaScript names them.
 *
 * @param markup what React has rendered
 * @returns the same as the HTML standard writes it ("Void elements", "Attributes")
 */
export function htmlSyntax(markup: string): string {
  return markup.replace(
    /<(\/?)([a-z][\w-]*)((?: [^\s"=>/]+(?:="[^"]*")?)*)(\/?)>/g,
    (tag, slash, name, list, end) => {
      if (slash) return tag;
      return `<${name}${list.replace(attributes, (each: string) => each.toLowerCase()).replace(boolean, ' $1')}${isVoid.test(name) ? '' : end}>`;
    },
  );
}

const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
