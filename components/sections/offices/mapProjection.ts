interface Frame {
  /** The north-western corner of the map, and the latitude of its middle, in degrees. */
  west: number;
  north: number;
  middle: number;
  /** The units of the drawing for a degree of latitude. */
  scale: number;
}

/**
 * Draws places on a map in the equirectangular projection: a degree of longitude is shorter by the cosine of the middle latitude.
 *
 * @returns `project`: where a place stands, in whole units; `pathOf`: an open line as the `d` of a path, from `longitude latitude` pairs parted
 *   by commas, each relative to the one before, which is the shortest to send
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

/** A place in degrees, north and east positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKilometres = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @returns the great-circle distance in kilometres, to the nearest ten (haversine formula, mean radius of the Earth) */
export function kilometresBetween(from: Position, to: Position): number {
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const sum = haversine(to.latitude - from.latitude) + cosines * haversine(to.longitude - from.longitude);
  const kilometres = 2 * earthRadiusKilometres * Math.asin(Math.sqrt(sum));
  return Math.round(kilometres / 10) * 10;
}
