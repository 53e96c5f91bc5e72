import type { SVGProps } from 'react';

interface SvgFileProps extends SVGProps<SVGSVGElement> {
  /** The text of an SVG file of this project (`?raw`). */
  file: string;
}

/** Puts the shapes of an SVG file inline into the page. The file's `<style>` is removed, because the page's CSS styles the shapes. */
export function SvgFile({ file, ...rest }: SvgFileProps) {
  const viewBox = /viewBox="([^"]+)"/.exec(file)?.[1];
  // Removes the tags `<svg>` and `</svg>`, the `<style>` element, comments, and spaces between elements.
  const shapes = file
    .replaceAll(/^.*?<svg[^>]*>|<style>.*?<\/style>|<!--.*?-->|<\/svg>\s*$/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is a file of this project.
  return <svg viewBox={viewBox} aria-hidden="true" {...rest} dangerouslySetInnerHTML={{ __html: shapes }} />;
}
