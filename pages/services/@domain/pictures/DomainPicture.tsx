import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import { Sheet } from '../../../../components/sections/Sheet.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { isExample } from '../../../../content/sources.ts';
import type { DomainKey } from '../../../../locales/i18next.d.ts';
import { AiMlDrawing } from './AiMlDrawing.tsx';
import { ArvrDrawing } from './ArvrDrawing.tsx';
import { BlockchainDrawing } from './BlockchainDrawing.tsx';
import { CloudDrawing } from './CloudDrawing.tsx';
import { confusionMatrixData } from './confusionMatrix.ts';
import { DataAnalyticsDrawing } from './DataAnalyticsDrawing.tsx';
import type { DrawingProps, LabelOf } from './drawingProps.ts';
import { EmbeddedIotDrawing } from './EmbeddedIotDrawing.tsx';
import { pipelineStagesData } from './pipelineStages.ts';
import { RoboticsDrawing } from './RoboticsDrawing.tsx';
import { TestTypesDrawing } from './TestTypesDrawing.tsx';
import { testedDevicesData } from './testedDevices.ts';
import { WebMobileDrawing } from './WebMobileDrawing.tsx';

interface DomainDrawing {
  Drawing: ComponentType<DrawingProps>;
  /** Gives the numbers of the drawing, where it has a series of them: `Sheet` offers them as a table. */
  data?: (label: LabelOf, language: string) => DrawnData;
  /** True if the example test in the drawing passed. The words of the note below it must agree (`picture.note`). */
  passed: boolean;
}

/** The drawing of each domain, by its key. A domain without an entry shows `TestTypesDrawing`, whose test passed. */
const drawings: Readonly<Record<string, DomainDrawing>> = {
  'web-mobile': { Drawing: WebMobileDrawing, data: testedDevicesData, passed: false },
  'embedded-iot': { Drawing: EmbeddedIotDrawing, passed: true },
  robotics: { Drawing: RoboticsDrawing, passed: true },
  'ai-ml': { Drawing: AiMlDrawing, data: confusionMatrixData, passed: true },
  'data-analytics': { Drawing: DataAnalyticsDrawing, data: pipelineStagesData, passed: false },
  blockchain: { Drawing: BlockchainDrawing, passed: true },
  cloud: { Drawing: CloudDrawing, passed: true },
  arvr: { Drawing: ArvrDrawing, passed: false },
};

/** Shows the illustration of a domain page: a drawing of an example test, and its result below. */
export function DomainPicture({ domain }: { domain: DomainKey }) {
  const { t, i18n } = useTranslation('domains');
  const words: Readonly<Record<string, string>> = t(`${domain}.picture`, { returnObjects: true });
  const { Drawing, data, passed = true } = drawings[domain] ?? {};
  const label = (name: string) => entryOf(words, name, `domains.json: ${domain}.picture`);
  return (
    <Sheet
      description={t(`${domain}.picture.description`)}
      title={t(`${domain}.picture.title`)}
      reference={t(`${domain}.picture.reference`)}
      // The star stands for any domain: one entry of `content/sources.json` vouches for all pictures.
      example={isExample('domains:*.picture')}
      data={data?.(label, i18n.language)}
    >
      {Drawing ? <Drawing label={label} /> : <TestTypesDrawing domain={domain} />}
      <p className="flex items-center gap-3 border-t border-line px-5 py-3.5">
        <Verdict result={passed ? 'passed' : 'failed'} className="size-4.5" />
        {t(`${domain}.picture.note`)}
      </p>
    </Sheet>
  );
}
