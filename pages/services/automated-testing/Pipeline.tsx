import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../../components/sections/DrawingLabel.tsx';
import { MeasuredDrawing } from '../../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { isExample } from '../../../content/sources.ts';

/**
 * Minutes at which each lane of the example starts and ends; the four end-to-end lanes run side by side, the longest first. `picture` of
 * the words states the lengths, the end, and the time by hand.
 */
const unit = [0, 6] as const;
const api = [6, 18] as const;
const endToEnd = [
  [18, 90],
  [18, 72],
  [18, 79],
  [18, 66],
] as const;
const visual = [18, 46] as const;
const [start, end] = endToEnd[0];

/** How many times faster automated tests are, as the page announces: the last two bars of the drawing are to this scale. */
const { value: timesFaster } = entryOf(
  figures.automatedTesting.indicators,
  'speed',
  'figures.json: automatedTesting.indicators',
);

/** @returns the horizontal position of a minute */
const x = (minute: number) => 12 + minute * 4.15;
/** @returns the outline of a lane's bar whose top is at `y` */
const bar = ([from, to]: readonly [number, number], y: number) => `M${x(from)} ${y}H${x(to)}v12H${x(from)}z`;

/** The picture of the page: one run of the test pipeline on a time scale, and the same tests by hand. */
export function Pipeline() {
  const { t } = useTranslation('automatedTesting');
  const width = x(end) - x(0);
  return (
    <Sheet
      description={t('picture.description')}
      title={t('picture.title')}
      example={isExample('automatedTesting:picture')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: [
          [t('picture.unit'), ...unit.map(String)],
          [t('picture.api'), ...api.map(String)],
          [t('picture.endToEnd'), String(start), String(end)],
          [t('picture.visual'), ...visual.map(String)],
        ],
      }}
    >
      <MeasuredDrawing width={400} height={300}>
        <path className="stroke-line" d={[0, 30, 60, 90].map((minute) => `M${x(minute)} 10V178`).join('')} />
        <path
          className="fill-none stroke-line-strong"
          d={`M${x(unit[1])} 24V46M${x(api[1])} 58V156M${x(end)} 90V166`}
          strokeDasharray="2 3"
        />
        <g className="fill-proof">
          <path d={bar(unit, 16)} />
          <path d={bar(api, 42)} />
          {endToEnd.map((lane, index) => (
            <path key={lane[1]} d={bar(lane, 84 + index * 16)} />
          ))}
          <path d={bar(visual, 156)} />
        </g>
        <DrawingLabel x={x(unit[1]) + 8} y={26}>
          {t('picture.unit')}
        </DrawingLabel>
        <DrawingLabel x={x(api[1]) + 8} y={52}>
          {t('picture.api')}
        </DrawingLabel>
        <DrawingLabel x={x(start) + 8} y={78}>
          {t('picture.endToEnd')}
        </DrawingLabel>
        <DrawingLabel x={x(visual[1]) + 8} y={166} room={84}>
          {t('picture.visual')}
        </DrawingLabel>
        <DrawingLabel x={x(end) - 16} y={170} textAnchor="end" className="font-bold">
          {t('picture.verdict')}
        </DrawingLabel>
        <circle cx={x(end)} cy="166" r="11" className="fill-lime stroke-ink stroke-2" />
        <path className="stroke-band stroke-2" d={`m${x(end) - 5} 166 4 4 6-7`} />
        <path
          className="stroke-ink"
          d={`M12 184H${x(end)}${Array.from({ length: 10 }, (_, index) => `M${x(index * 10)} 184v${index % 3 ? 4 : 8}`).join('')}`}
        />
        <g className="text-muted">
          {[30, 60].map((minute) => (
            <DrawingLabel key={minute} x={x(minute)} y={206} textAnchor="middle">
              {minute}
            </DrawingLabel>
          ))}
          <DrawingLabel x={12} y={206}>
            0
          </DrawingLabel>
          <DrawingLabel x={x(end)} y={206} textAnchor="end">
            {t('picture.end')}
          </DrawingLabel>
        </g>
        <path className="fill-proof" d={`M12 240h${width / timesFaster}v8H12z`} />
        <path className="fill-line-strong" d={`M12 280h${width}v8H12z`} />
        <DrawingLabel x={12} y={233}>
          {t('picture.automated')}
        </DrawingLabel>
        <DrawingLabel x={12} y={273}>
          {t('picture.manual')}
        </DrawingLabel>
        <g className="font-bold">
          <DrawingLabel x={x(end)} y={233} textAnchor="end">
            {t('picture.automatedTime')}
          </DrawingLabel>
          <DrawingLabel x={x(end)} y={273} textAnchor="end">
            {t('picture.manualTime')}
          </DrawingLabel>
        </g>
      </MeasuredDrawing>
    </Sheet>
  );
}
