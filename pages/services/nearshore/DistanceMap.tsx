import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { kilometresBetween } from '../../../components/sections/offices/kilometresBetween.ts';
import { mapProjection } from '../../../components/sections/offices/mapProjection.ts';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { type Office, offices } from '../../../content/offices.ts';
import { formatNumber, formatTime } from '../../../renderer/i18n/format.ts';
import { coastlines } from './coastlines.ts';

/** The size of the map in units: it reaches to about 18° east and 35° north. */
const [width, height] = [400, 356] as const;
const { project, pathOf } = mapProjection({ west: -7, north: 51, middle: 43, scale: 22 });
const x = (longitude: number) => project({ longitude, latitude: 0 }).x;
const y = (latitude: number) => project({ longitude: 0, latitude }).y;
const land = coastlines.map((coast) => `${pathOf(coast)}z`).join('');
const parallels = [36, 40, 44, 48];
const meridians = [-4, 0, 4, 8, 12, 16];

/** A day of each season, at nine in Paris. */
const seasons = { winter: new Date('2026-01-12T08:00:00Z'), summer: new Date('2026-07-13T07:00:00Z') };

/** @returns the hour that a clock shows there */
const clockOf = (season: keyof typeof seasons, timeZone: string) =>
  Number.parseInt(formatTime(seasons[season], 'en', timeZone), 10);

/** The picture of the page: the two offices, what lies between them, and what their clocks say. Its words and clocks are those of Paris and Tunis. */
export function DistanceMap({ office: to }: { office: Office }) {
  const { t, i18n } = useTranslation('nearshore');
  const from = offices.headquarters;
  const kilometres = formatNumber(kilometresBetween(from, to), i18n.language);
  const clocks = (['winter', 'summer'] as const).map((season) => ({
    season: t(`picture.${season}`),
    paris: formatTime(seasons[season], i18n.language, 'Europe/Paris'),
    tunis: formatTime(seasons[season], i18n.language, 'Africa/Tunis'),
    // A sign that `Intl` would leave out where an Arabic noun says the number.
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
      <MeasuredDrawing width={width} height={height}>
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
          className="stroke-proof stroke-2"
          strokeDasharray="6 5"
          d={`M${fromX} ${fromY}Q${toX - 16} ${(fromY + toY) / 2 - 24} ${toX} ${toY}`}
        />
        <circle cx={fromX} cy={fromY} r="5" className="fill-proof" />
        <circle cx={toX} cy={toY} r="11" className="stroke-ink" />
        <circle cx={toX} cy={toY} r="5" className="fill-lime stroke-ink stroke-2" />
        <DrawingLabel x={fromX + 12} y={fromY - 4} fontSize={14} className="font-bold">
          {t('picture.paris')}
        </DrawingLabel>
        <DrawingLabel x={toX + 18} y={toY + 14} fontSize={14} className="font-bold">
          {t('picture.tunis')}
        </DrawingLabel>
      </MeasuredDrawing>
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
              <td className="pe-5 text-end font-bold text-proof">{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
