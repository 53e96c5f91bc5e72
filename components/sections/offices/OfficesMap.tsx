import { useTranslation } from 'react-i18next';
import { type Office, offices } from '../../../content/offices.ts';
import { formatList, formatNumber } from '../../../renderer/i18n/format.ts';
import { Drawing, DrawingLabel } from '../Drawing.tsx';
import { cityName } from './cityName.ts';
import { kilometresBetween, mapProjection } from './mapProjection.ts';

/** The size of the map, in units of about 3 km. `scale` fits 5.6° W to 11.5° E into the width. The height reaches to 36.2° N (Tunis). */
const width = 440;
const height = 547;
const { project, pathOf } = mapProjection({ west: -5.6, north: 51.5, middle: 44, scale: 35.77 });

const parallels = [50, 45, 40];
const meridians = [-5, 0, 5, 10];

/** A map of the headquarters, the agencies and the offices abroad. A line joins each office abroad to the headquarters. */
export function OfficesMap() {
  const { t, i18n } = useTranslation('offices');
  const { headquarters, agencies, foreign } = offices;
  const nameOf = ({ address }: Office) => cityName(t, address.city);
  const abroad = foreign.flatMap(({ cities }) => cities).filter(isOnMap);
  const origin = project(headquarters);
  return (
    <Drawing
      width={width}
      height={height}
      description={[
        t('map.description'),
        ...(abroad.length > 0
          ? [t('map.abroad', { abroadCities: formatList(abroad.map(nameOf), i18n.language) })]
          : []),
      ].join(' ')}
      className="mx-auto max-w-[30rem] font-mono"
    >
      <path d={gridLines()} className="stroke-line" />
      {parallels.map((latitude) => (
        <DrawingLabel
          key={latitude}
          x={0}
          y={project({ latitude, longitude: 0 }).y - 5}
          fontSize={13}
          className="fill-muted"
        >
          {`${latitude}° N`}
        </DrawingLabel>
      ))}
      <g className="fill-card stroke-ink" strokeWidth="1.25" strokeLinejoin="round">
        <path d={`${pathOf(mainland)}z`} />
        <path d={`${pathOf(corsica)}z`} />
        {abroad.length > 0 && <path d={pathOf(tunisianCoast)} />}
      </g>
      {abroad.map((location) => {
        const end = project(location);
        const km = kilometresBetween(headquarters, location);
        return (
          <g key={location.key}>
            <path
              d={`M${origin.x} ${origin.y}L${end.x} ${end.y}`}
              className="stroke-accent"
              strokeWidth="1.5"
              strokeDasharray="5 4"
            />
            {/* The distance is to the left of the line, at 70 % of its length. On the line to Tunis, this is over the sea. */}
            <DrawingLabel
              x={Math.round(origin.x + (end.x - origin.x) * 0.7) - 10}
              y={Math.round(origin.y + (end.y - origin.y) * 0.7) + 4}
              textAnchor="end"
              fontSize={13}
              className="fill-accent"
            >
              {t('map.distance', { km: formatNumber(km, i18n.language) })}
            </DrawingLabel>
            <circle cx={end.x} cy={end.y} r="6" className="fill-card stroke-accent" strokeWidth="2.5" />
            <DrawingLabel x={end.x - 12} y={end.y + 5} textAnchor="end">
              {nameOf(location)}
            </DrawingLabel>
          </g>
        );
      })}
      {agencies.map((location) => {
        const { x, y } = project(location);
        return (
          <g key={location.key}>
            <circle cx={x} cy={y} r="5.5" className="fill-accent stroke-card" strokeWidth="2" />
            <DrawingLabel x={x + 11} y={y + 5}>
              {nameOf(location)}
            </DrawingLabel>
          </g>
        );
      })}
      {/* The company's logo marks the headquarters. */}
      <rect
        x={origin.x - 8}
        y={origin.y - 8}
        width="16"
        height="16"
        rx="3"
        className="fill-lime stroke-ink"
        strokeWidth="1.5"
      />
      <path d={`M${origin.x - 4} ${origin.y}l3 3 5-6`} className="stroke-band" strokeWidth="2" />
      <DrawingLabel x={origin.x + 15} y={origin.y + 5} className="font-bold">
        {nameOf(headquarters)}
      </DrawingLabel>
    </Drawing>
  );
}

function gridLines(): string {
  const rows = parallels.map((latitude) => `M0 ${project({ latitude, longitude: 0 }).y}h${width}`);
  const columns = meridians.map((longitude) => `M${project({ latitude: 0, longitude }).x} 0v${height}`);
  return [...rows, ...columns].join('');
}

/** @returns whether an office abroad is within the map. Agencies are in France, so they always are. */
function isOnMap(office: Office): boolean {
  const { x, y } = project(office);
  return x > 0 && x < width && y > 0 && y < height;
}

/* Coastlines and borders: pairs of longitude and latitude in degrees, separated by commas. They are simplified for a small map. */

/** The mainland of France, clockwise from the Belgian coast. */
const mainland =
  '2.54 51.09,3.16 50.78,3.25 50.53,3.66 50.46,4.15 49.98,4.8 50.15,4.85 49.79,5.47 49.5,6.36 49.47,6.73 49.17,7.45 49.18,8.23 48.97,7.8 48.55,7.58 47.6,7 47.5,6.95 47.29,6.1 46.55,5.97 46.21,6.8 46.39,7.04 45.92,6.82 45.83,7.15 45.42,6.67 45.08,7.05 44.72,6.87 44.53,7 44.24,7.69 44.1,7.53 43.78,6.15 43.03,4.1 43.55,3.12 43.15,3.04 42.62,3.17 42.43,1.97 42.37,1.44 42.6,-0.01 42.68,-1.3 43.08,-1.79 43.36,-1.45 43.65,-1.1 45.53,-0.72 45.12,-1.15 46.16,-1.8 46.49,-2.15 46.9,-2 47.1,-2.53 47.3,-2.5 47.51,-3.12 47.52,-3.37 47.71,-4.37 47.8,-4.72 48.04,-4.3 48.1,-4.77 48.4,-4.75 48.54,-3.1 48.86,-2.72 48.53,-2.3 48.68,-1.5 48.63,-1.6 49.22,-1.93 49.71,-1.27 49.69,-1.18 49.37,-0.25 49.29,0.22 49.43,0.1 49.5,0.2 49.71,1.08 49.93,1.57 50.21,1.58 50.87';

const corsica =
  '9.4 43.01,9.47 42.6,9.55 42.12,9.2 41.38,8.8 41.58,8.6 41.95,8.57 42.35,8.76 42.58,9.28 42.7';

/** The coast of north-eastern Tunisia: an open line, because the rest of the country is below the map. */
const tunisianCoast =
  '8.62 36.3,8.4 36.75,8.75 36.96,9.3 37.2,9.83 37.34,10.2 37.18,10.32 36.86,10.58 36.84,11.03 37.06,11.05 36.78,10.7 36.45,10.6 36.3';
