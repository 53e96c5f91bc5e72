/** A place in degrees, north and east positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKilometres = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * @param from one place
 * @param to another
 * @returns the length of the great circle between them in kilometres, to the nearest ten (haversine formula, mean radius of the Earth)
 */
export function kilometresBetween(from: Position, to: Position): number {
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const sum = haversine(to.latitude - from.latitude) + cosines * haversine(to.longitude - from.longitude);
  const kilometres = 2 * earthRadiusKilometres * Math.asin(Math.sqrt(sum));
  return Math.round(kilometres / 10) * 10;
}
