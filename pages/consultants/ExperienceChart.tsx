import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../components/sections/DrawingLabel.tsx';
import { HorizontalAxis } from '../../components/sections/HorizontalAxis.tsx';
import { MeasuredDrawing } from '../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../content/entryOf.ts';

const rowHeight = 48;
const bottom = consultants.length * rowHeight + 14;
/** Ten years at least. */
const x = scaleLinear()
  .domain([0, Math.max(10, ...consultants.map(({ experience }) => experience))])
  .nice(5)
  .rangeRound([20, 420]);

/** The picture of the page: the years that each profile brings at least, to scale. */
export function ExperienceChart() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  return (
    <Sheet
      title={t('picture.title')}
      description={t('picture.description')}
      data={{
        columns: t('picture.columns', { returnObjects: true }),
        rows: consultants.map(({ key, experience }) => [
          entryOf(items, key, 'consultants.json: profiles.items').title,
          String(experience),
        ]),
      }}
    >
      <MeasuredDrawing width={480} height={bottom + 34}>
        <HorizontalAxis x={x} values={x.ticks(5)} top={0} bottom={bottom} />
        {consultants.map(({ key, experience }, row) => {
          const y = 14 + row * rowHeight;
          const end = x(experience);
          return (
            <g key={key}>
              <DrawingLabel x={x(0)} y={y + 10} room={400}>
                {entryOf(items, key, 'consultants.json: profiles.items').title}
              </DrawingLabel>
              <path d={`M${x(0)} ${y + 25}H${end}`} className="stroke-ink" strokeWidth="12" />
              <path d={`M${end - 3} ${y + 17}v16`} className="stroke-lime" strokeWidth="6" />
              <DrawingLabel x={end + 8} y={y + 30} className="fill-proof font-bold">
                {`${experience}+`}
              </DrawingLabel>
            </g>
          );
        })}
      </MeasuredDrawing>
    </Sheet>
  );
}
