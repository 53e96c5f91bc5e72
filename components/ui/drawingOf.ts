/** @returns the shapes of an SVG file, without the spaces between them, for a component that writes its own `<svg>` around them */
export function drawingOf(svg: string): string {
  return svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
