import type { Coordinates } from './franceOutline.ts';

/** The map's edges in degrees, and its size in the units of its drawing. */
const west = -5.6;
const east = 11.5;
const north = 51.5;
const south = 36.2;
export const mapWidth = 440;

/** Equirectangular: true distances along the 44th parallel, the middle of the map. */
const shrink = Math.cos((44 * Math.PI) / 180);
const unitsPerDegree = mapWidth / ((east - west) * shrink);
export const mapHeight = Math.round((north - south) * unitsPerDegree);

/**
 * @param position longitude and latitude in degrees
 * @returns where it stands on the map, in whole units of its drawing (3 km)
 */
export function project([longitude, latitude]: Coordinates): { x: number; y: number } {
  return {
    x: Math.round((longitude - west) * shrink * unitsPerDegree),
    y: Math.round((north - latitude) * unitsPerDegree),
  };
}

/**
 * @param positions the corners of a line
 * @returns the same as the `d` of an open SVG path, in whole units; steps from corner to corner are short to write
 */
export function pathOf(positions: readonly Coordinates[]): string {
  let from = { x: 0, y: 0 };
  const steps = positions.map(project).map((to) => {
    const step = `${to.x - from.x} ${to.y - from.y}`;
    from = to;
    return step;
  });
  return `m${steps.join(' ').replaceAll(' -', '-')}`;
}

/**
 * @param from longitude and latitude in degrees
 * @param to the same
 * @returns the distance as the crow flies, in kilometres (haversine formula, mean radius of the Earth: 6371 km)
 */
export function distance(from: Coordinates, to: Coordinates): number {
  const [longitude1, latitude1] = from.map(radians) as [number, number];
  const [longitude2, latitude2] = to.map(radians) as [number, number];
  const half =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin((longitude2 - longitude1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
