interface Frame {
  /** The longitude and latitude of the map's north-western corner, in degrees. */
  west: number;
  north: number;
  /** The latitude of the map's middle, in degrees. */
  middle: number;
  /** The number of drawing units per degree of latitude. */
  scale: number;
}

/**
 * Creates the functions of an equirectangular projection. The width of a degree of longitude is the height of a degree of latitude,
 * multiplied by the cosine of the middle latitude.
 *
 * - `project` returns the position of a place on the map, in whole units.
 * - `pathOf` turns `longitude latitude` pairs, separated by commas, into the `d` of an open line. Relative coordinates make the `d` short.
 */
export function mapProjection({ west, north, middle, scale }: Frame) {
  const widthPerHeight = Math.cos((middle * Math.PI) / 180);
  const project = ({ longitude, latitude }: Position) => ({
    x: Math.round((longitude - west) * widthPerHeight * scale),
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

/** The position of a place in degrees; north and east are positive. */
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
