/** @returns the shapes of an SVG file, for a component that writes its own `<svg>` around them */
export function drawingOf(svg: string): string {
  return svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
}
