import type { Position } from './kilometresBetween.ts';

interface Frame {
  /** The north-western corner of the map, and the latitude of its middle, in degrees. */
  west: number;
  north: number;
  middle: number;
  /** The units of the drawing for a degree of latitude. */
  scale: number;
}

/**
 * Draws places on a map in the equirectangular projection: a degree of longitude is shorter than one of latitude by the cosine of the middle
 * latitude.
 *
 * @returns `project`: where a place stands, in whole units of the drawing; `pathOf`: an open line as the `d` of an SVG path, from corners as
 *   `longitude latitude` pairs parted by commas, each relative to the one before, which is the shortest to send
 */
export function mapProjection({ west, north, middle, scale }: Frame) {
  const shrink = Math.cos((middle * Math.PI) / 180);
  const project = ({ longitude, latitude }: Position) => ({
    x: Math.round((longitude - west) * shrink * scale),
    y: Math.round((north - latitude) * scale),
  });
  const pathOf = (line: string) => {
    let from = { x: 0, y: 0 };
    const steps = line.split(',').map((corner) => {
      const [longitude = 0, latitude = 0] = corner.split(' ').map(Number);
      const to = project({ longitude, latitude });
      const step = `${to.x - from.x} ${to.y - from.y}`;
      from = to;
      return step;
    });
    return `m${steps.join(' ').replaceAll(' -', '-')}`;
  };
  return { project, pathOf };
}
