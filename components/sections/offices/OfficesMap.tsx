import { useTranslation } from 'react-i18next';
import { type Office, offices } from '../../../content/offices.ts';
import { formatList, formatNumber } from '../../../renderer/i18n/format.ts';
import { DrawingLabel } from '../DrawingLabel.tsx';
import { MeasuredDrawing } from '../MeasuredDrawing.tsx';
import { cityName } from './cityName.ts';
import { kilometresBetween } from './kilometresBetween.ts';
import { corsica, mainland, tunisianCoast } from './mapOutlines.ts';
import { mapProjection } from './mapProjection.ts';

/** The size of the map in units, of which one is 3 km: France, and the coast of Tunisia. */
const width = 440;
const height = 547;
const { project, pathOf } = mapProjection({ west: -5.6, north: 51.5, middle: 44, scale: 35.77 });

/** The lines of the map's grid, in degrees. */
const parallels = [50, 45, 40];
const meridians = [-5, 0, 5, 10];

/** Headquarters, agencies and the offices abroad that lie on the map, each of these with a line from the headquarters. */
export function OfficesMap() {
  const { t, i18n } = useTranslation('offices');
  const { headquarters, agencies, foreign } = offices;
  const nameOf = ({ address }: Office) => cityName(t, address.city);
  const abroad = foreign.flatMap(({ cities }) => cities).filter(isOnMap);
  const origin = project(headquarters);
  return (
    <MeasuredDrawing
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
      <path d={graticule()} className="stroke-line" />
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
      {abroad.map((place) => {
        const end = project(place);
        const km = kilometresBetween(headquarters, place);
        return (
          <g key={place.key}>
            <path
              d={`M${origin.x} ${origin.y}L${end.x} ${end.y}`}
              className="stroke-proof"
              strokeWidth="1.5"
              strokeDasharray="5 4"
            />
            {/* Beside the line, at seven tenths of it: for Tunis that is over the sea. */}
            <DrawingLabel
              x={Math.round(origin.x + (end.x - origin.x) * 0.7) - 10}
              y={Math.round(origin.y + (end.y - origin.y) * 0.7) + 4}
              textAnchor="end"
              fontSize={13}
              className="fill-proof"
            >
              {t('map.distance', { km: formatNumber(km, i18n.language) })}
            </DrawingLabel>
            <circle cx={end.x} cy={end.y} r="6" className="fill-card stroke-proof" strokeWidth="2.5" />
            <DrawingLabel x={end.x - 12} y={end.y + 5} textAnchor="end">
              {nameOf(place)}
            </DrawingLabel>
          </g>
        );
      })}
      {agencies.map((place) => {
        const { x, y } = project(place);
        return (
          <g key={place.key}>
            <circle cx={x} cy={y} r="5.5" className="fill-proof stroke-card" strokeWidth="2" />
            <DrawingLabel x={x + 11} y={y + 5}>
              {nameOf(place)}
            </DrawingLabel>
          </g>
        );
      })}
      {/* The headquarters bear the company's mark. */}
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
    </MeasuredDrawing>
  );
}

/** @returns the grid of parallels and meridians, as the `d` of an SVG path */
function graticule(): string {
  const rows = parallels.map((latitude) => `M0 ${project({ latitude, longitude: 0 }).y}h${width}`);
  const columns = meridians.map((longitude) => `M${project({ latitude: 0, longitude }).x} 0v${height}`);
  return [...rows, ...columns].join('');
}

/** Offices further away have no place on a map of France and its neighbours. */
function isOnMap(office: Office): boolean {
  const { x, y } = project(office);
  return x > 0 && x < width && y > 0 && y < height;
}
