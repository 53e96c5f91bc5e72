/**
 * @param svg the text of an SVG file
 * @returns its shapes, without the spaces between them, for a component that writes its own `<svg>` around them
 */
export function drawingOf(svg: string): string {
  return svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
