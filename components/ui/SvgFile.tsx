import type { SVGProps } from 'react';

interface SvgFileProps extends SVGProps<SVGSVGElement> {
  /** The text of an SVG file of this project (`?raw`). */
  file: string;
}

/** The decorative shapes of an SVG file, inline in the page. The page's CSS styles them; the file's own `<style>` is left out. */
export function SvgFile({ file, ...rest }: SvgFileProps) {
  const viewBox = /viewBox="([^"]+)"/.exec(file)?.[1];
  const shapes = file
    .replaceAll(/^.*?<svg[^>]*>|<style>.*?<\/style>|<!--.*?-->|<\/svg>\s*$/gs, '')
    .replaceAll(/>\s+</g, '><')
    .trim();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is a file of this project.
  return <svg viewBox={viewBox} aria-hidden="true" {...rest} dangerouslySetInnerHTML={{ __html: shapes }} />;
}
