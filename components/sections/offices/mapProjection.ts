import type { Position } from './kilometresBetween.ts';

// The map's edges in degrees: France, and the coast of Tunisia.
const west = -5.6;
const east = 11.5;
const north = 51.5;
const south = 36.2;

/** In the units of the drawing, as is its height: one of the widths of `MeasuredDrawing`. */
export const mapWidth = 440;

/** A degree of longitude as a share of one of latitude at 44° N, the middle of the map (equirectangular projection). */
const shrink = Math.cos((44 * Math.PI) / 180);
const unitsPerDegree = mapWidth / ((east - west) * shrink);
export const mapHeight = Math.round((north - south) * unitsPerDegree);

/** @returns where a place stands on the map, in whole units of its drawing, of which one is 3 km */
export function project({ longitude, latitude }: Position): { x: number; y: number } {
  return {
    x: Math.round((longitude - west) * shrink * unitsPerDegree),
    y: Math.round((north - latitude) * unitsPerDegree),
  };
}

/**
 * @param line its corners, as `longitude latitude` pairs parted by commas
 * @returns the same as the `d` of an open SVG path, in whole units, from each corner to the next: that is the shortest to send
 */
export function svgPathOf(line: string): string {
  let from = { x: 0, y: 0 };
  const steps = line.split(',').map((corner) => {
    const [longitude = 0, latitude = 0] = corner.split(' ').map(Number);
    const to = project({ longitude, latitude });
    const step = `${to.x - from.x} ${to.y - from.y}`;
    from = to;
    return step;
  });
  return `m${steps.join(' ').replaceAll(' -', '-')}`;
}
