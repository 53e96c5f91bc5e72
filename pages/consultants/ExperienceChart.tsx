import { useTranslation } from 'react-i18next';
import { DrawingLabel } from '../../components/sections/DrawingLabel.tsx';
import { DrawingScale } from '../../components/sections/DrawingScale.tsx';
import { MeasuredDrawing } from '../../components/sections/MeasuredDrawing.tsx';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../content/entryOf.ts';

const left = 20;
const right = 420;
const rowHeight = 48;

const longest = Math.max(10, ...consultants.map(({ experience }) => experience));
/** The scale has five intervals of whole years, and shows ten years at least. */
const interval = Math.ceil(longest / 5);
const at = (years: number) => left + (years * (right - left)) / (5 * interval);

/** The picture of the page: the years that each profile brings at least, to scale. */
export function ExperienceChart() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  const bottom = consultants.length * rowHeight + 14;
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
        <DrawingScale values={[0, 1, 2, 3, 4, 5].map((count) => count * interval)} at={at} bottom={bottom} />
        {consultants.map(({ key, experience }, row) => {
          const y = 14 + row * rowHeight;
          const end = at(experience);
          return (
            <g key={key}>
              <DrawingLabel x={left} y={y + 10} room={right}>
                {entryOf(items, key, 'consultants.json: profiles.items').title}
              </DrawingLabel>
              <path d={`M${left} ${y + 25}H${end}`} className="stroke-ink" strokeWidth="12" />
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
