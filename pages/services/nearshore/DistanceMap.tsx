import { useTranslation } from 'react-i18next';
import { Drawing, DrawingLabel } from '../../../components/sections/Drawing.tsx';
import { kilometresBetween, mapProjection } from '../../../components/sections/offices/mapProjection.ts';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { type Office, offices } from '../../../content/offices.ts';
import { formatNumber, formatTime } from '../../../renderer/i18n/format.ts';

/** Coasts as `longitude latitude` pairs, accurate to about 40 km. The straight lines that close Europe and Africa are outside the map. */
const coastlines: readonly string[] = [
  // Europe, from the Adriatic along the Mediterranean and the Atlantic to the North Sea.
  '20 42,18 42.7,16.5 43.4,15 44.5,14.2 45.2,13.6 45,13.7 45.6,12.4 45.4,12.4 44.2,13.6 43.6,14.2 42.5,15.3 41.9,16.1 41.8,16.9 41.1,18.5 40.2,18.4 39.8,17 40.5,16.6 39.7,17.1 39,16.5 38.4,15.7 37.9,15.7 38.2,16.1 39,15.7 40,15 40.2,14.3 40.8,13.6 41.2,12.3 41.7,11.8 42.1,10.6 42.9,10.3 43.5,9.8 44,8.9 44.4,8.2 43.9,7.3 43.7,6.1 43.1,5.4 43.2,5 43.4,3.9 43.5,3 42.8,3.3 42.3,2.2 41.4,.8 40.7,-.3 39.5,.2 38.8,-.5 38.3,-.8 37.6,-2.2 36.8,-4.4 36.7,-5.4 36.1,-6.3 36.7,-7.4 37.2,-8.9 37,-9.4 38.7,-8.8 41,-9.2 43.2,-7.9 43.7,-5.8 43.6,-3.8 43.5,-1.6 43.4,-1.2 44.6,-1.1 45.5,-1.2 46.2,-2.2 47.2,-3.1 47.6,-4.3 47.8,-4.7 48.4,-3 48.8,-2 48.6,-1.6 48.8,-1.9 49.7,-1.3 49.7,-.3 49.3,.1 49.5,1.1 49.9,1.6 50.7,2.4 51.1,4 52,20 52',
  // Africa, from the Strait of Gibraltar to the Gulf of Gabès.
  '-12 34,-6.2 34.8,-5.9 35.8,-5.3 35.9,-4.6 35.2,-3 35.3,-.6 35.8,.1 36,3.1 36.8,5.1 36.8,7.7 36.9,8.8 36.9,9.9 37.3,10.2 36.8,11.1 37,10.6 36.4,10.7 35.8,11.1 35.2,10.7 34.7,10 34,10 30,-12 30',
  // Corsica, Sardinia, Sicily, Majorca.
  '9.4 43,8.6 42.4,8.8 41.6,9.2 41.4,9.5 42.1',
  '9.2 41.2,8.2 40.9,8.4 39,9 38.9,9.6 39.2,9.7 40.5',
  '12.5 38.1,13.3 38.2,15.6 38.2,15.1 37.3,15.1 36.7,14.3 37,12.6 37.6',
  '2.4 39.6,3.1 39.9,3.4 39.7,3 39.3',
];

/** The size of the map in drawing units. Its south-east corner is at about 18° east and 35° north. */
const [width, height] = [400, 356] as const;
const { project, pathOf } = mapProjection({ west: -7, north: 51, middle: 43, scale: 22 });
/** In this projection, `x` depends on the longitude only, and `y` on the latitude only. */
const x = (longitude: number) => project({ longitude, latitude: 0 }).x;
const y = (latitude: number) => project({ longitude: 0, latitude }).y;
const land = coastlines.map((coast) => `${pathOf(coast)}z`).join('');
const parallels = [36, 40, 44, 48];
const meridians = [-4, 0, 4, 8, 12, 16];

/** A winter day and a summer day, at nine o'clock in Paris. */
const seasons = { winter: new Date('2026-01-12T08:00:00Z'), summer: new Date('2026-07-13T07:00:00Z') };

/** Returns the local hour as a number. `parseInt` ignores what follows the hour in the formatted time. */
const clockOf = (season: keyof typeof seasons, timeZone: string) =>
  Number.parseInt(formatTime(seasons[season], 'en', timeZone), 10);

/** The illustration of the page: two offices, their distance and local times. Their names and time zones are fixed: Paris and Tunis. */
export function DistanceMap({ office: to }: { office: Office }) {
  const { t, i18n } = useTranslation('nearshore');
  const from = offices.headquarters;
  const kilometres = formatNumber(kilometresBetween(from, to), i18n.language);
  const clocks = (['winter', 'summer'] as const).map((season) => ({
    season: t(`picture.${season}`),
    paris: formatTime(seasons[season], i18n.language, 'Europe/Paris'),
    tunis: formatTime(seasons[season], i18n.language, 'Africa/Tunis'),
    // `hours` is a text, because in Arabic `Intl` would write −1 hour as “an hour”, without the sign. A minus sign replaces the hyphen.
    difference: t('picture.difference', {
      hours: String(clockOf(season, 'Africa/Tunis') - clockOf(season, 'Europe/Paris')).replace('-', '−'),
    }),
  }));
  const [fromX, fromY, toX, toY] = [x(from.longitude), y(from.latitude), x(to.longitude), y(to.latitude)];
  return (
    <Sheet
      description={t('picture.description', {
        kilometres,
        clock: clocks[0]?.paris,
        winterClock: clocks[0]?.tunis,
        summerClock: clocks[1]?.tunis,
      })}
      title={t('picture.title')}
      reference={t('picture.distance', { kilometres })}
      data={{
        columns: [t('picture.season'), t('picture.paris'), t('picture.tunis')],
        rows: clocks.map(({ season, paris, tunis }) => [season, paris, tunis]),
      }}
    >
      <Drawing width={width} height={height}>
        <path
          className="fill-line stroke-line-strong forced-colors:fill-none"
          strokeLinejoin="round"
          fillOpacity=".5"
          d={land}
        />
        <path
          className="stroke-ink"
          strokeOpacity=".1"
          d={[
            ...parallels.map((latitude) => `M0 ${y(latitude)}h${width}`),
            ...meridians.map((longitude) => `M${x(longitude)} 0v${height}`),
          ].join('')}
        />
        {parallels.map((latitude) => (
          <DrawingLabel key={latitude} x={6} y={y(latitude) + 16} fontSize={14} className="fill-muted">
            {`${latitude}°`}
          </DrawingLabel>
        ))}
        <path
          className="stroke-accent stroke-2"
          strokeDasharray="6 5"
          d={`M${fromX} ${fromY}Q${toX - 16} ${(fromY + toY) / 2 - 24} ${toX} ${toY}`}
        />
        <circle cx={fromX} cy={fromY} r="5" className="fill-accent" />
        <circle cx={toX} cy={toY} r="11" className="stroke-ink" />
        <circle cx={toX} cy={toY} r="5" className="fill-lime stroke-ink stroke-2" />
        <DrawingLabel x={fromX + 12} y={fromY - 4} fontSize={14} className="font-bold">
          {t('picture.paris')}
        </DrawingLabel>
        <DrawingLabel x={toX + 18} y={toY + 14} fontSize={14} className="font-bold">
          {t('picture.tunis')}
        </DrawingLabel>
      </Drawing>
      <table className="w-full table-fixed border-t border-ink text-center" aria-hidden="true">
        {/* Without widths in the first row, columns would move while the rows are parsed. */}
        <thead className="text-muted">
          <tr>
            <td className="w-1/4" />
            <td className="w-[22%] pt-3">{t('picture.paris')}</td>
            <td className="pt-3">{t('picture.tunis')}</td>
            <td className="w-[26%]" />
          </tr>
        </thead>
        <tbody>
          {clocks.map(({ season, paris, tunis, difference }) => (
            <tr key={season} className="border-t border-dashed border-line first:border-0">
              <td className="py-3 ps-5 text-start text-muted">{season}</td>
              <td>{paris}</td>
              <td>{tunis}</td>
              <td className="pe-5 text-end font-bold text-accent">{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
