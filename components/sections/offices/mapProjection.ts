interface Frame {
  /** The map's north-western corner, and the latitude of its middle, in degrees. */
  west: number;
  north: number;
  middle: number;
  /** The number of drawing units per degree of latitude. */
  scale: number;
}

/**
 * Projects places onto a map, in the equirectangular projection. The cosine of the middle latitude shortens a degree of longitude.
 *
 * @returns `project`, which gives the position of a place in whole units; and `pathOf`, which turns `longitude latitude` pairs separated
 *   by commas into an open line, the `d` of a `<path>`. Its points are relative to the one before, because this is the shortest form
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

/** @returns the great-circle distance in kilometres, rounded to ten (haversine formula, mean radius of the Earth) */
export function kilometresBetween(from: Position, to: Position): number {
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const sum = haversine(to.latitude - from.latitude) + cosines * haversine(to.longitude - from.longitude);
  const kilometres = 2 * earthRadiusKilometres * Math.asin(Math.sqrt(sum));
  return Math.round(kilometres / 10) * 10;
}
