/** Longitude and latitude in degrees, east and north positive. */
export type Coordinates = readonly [longitude: number, latitude: number];

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
 * @param line its corners, as `longitude latitude` pairs parted by commas
 * @returns the same as the `d` of an open SVG path, in whole units; steps from corner to corner are short to write
 */
export function svgPathOf(line: string): string {
  let from = { x: 0, y: 0 };
  const steps = line.split(',').map((corner) => {
    const [longitude = 0, latitude = 0] = corner.split(' ').map(Number);
    const to = project([longitude, latitude]);
    const step = `${to.x - from.x} ${to.y - from.y}`;
    from = to;
    return step;
  });
  return `m${steps.join(' ').replaceAll(' -', '-')}`;
}
