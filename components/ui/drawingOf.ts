/** @returns the shapes of an SVG file, without the `<svg>` around them and the space between them */
export function drawingOf(svg: string): string {
  return svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
