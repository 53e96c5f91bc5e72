/**
 * React writes SVG as XML would have it. In a document neither the namespace nor the end tags of empty shapes are needed
 * (HTML standard, "Foreign elements").
 *
 * @param html as React writes it
 * @returns what a browser parses into the same
 */
export function shortMarkup(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/><\/(?:circle|ellipse|line|path|polygon|polyline|rect)>/g, '/>');
}
