import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/sections/Sheet.tsx';
import type { DomainKey } from '../../../../content/domains.ts';
import { entryOf } from '../../../../locales/entryOf.ts';
import { AiMlDrawing } from './AiMlDrawing.tsx';
import { ArvrDrawing } from './ArvrDrawing.tsx';
import { BlockchainDrawing } from './BlockchainDrawing.tsx';
import { CloudDrawing } from './CloudDrawing.tsx';
import { DataAnalyticsDrawing } from './DataAnalyticsDrawing.tsx';
import type { DrawingProps } from './drawingProps.ts';
import { EmbeddedIotDrawing } from './EmbeddedIotDrawing.tsx';
import { RoboticsDrawing } from './RoboticsDrawing.tsx';
import { TestTypesDrawing } from './TestTypesDrawing.tsx';
import { VerdictMark } from './VerdictMark.tsx';
import { WebMobileDrawing } from './WebMobileDrawing.tsx';

/** The drawings of the domains that have one of their own, and whether the check that it shows has passed. */
const drawings: Readonly<Record<string, { Drawing: ComponentType<DrawingProps>; passed: boolean }>> = {
  'web-mobile': { Drawing: WebMobileDrawing, passed: false },
  'embedded-iot': { Drawing: EmbeddedIotDrawing, passed: true },
  robotics: { Drawing: RoboticsDrawing, passed: true },
  'ai-ml': { Drawing: AiMlDrawing, passed: true },
  'data-analytics': { Drawing: DataAnalyticsDrawing, passed: false },
  blockchain: { Drawing: BlockchainDrawing, passed: true },
  cloud: { Drawing: CloudDrawing, passed: true },
  arvr: { Drawing: ArvrDrawing, passed: false },
};

/** The picture of a domain page: a measured drawing on a sheet of the record, and what was found. */
export function DomainPicture({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  const words: Readonly<Record<string, string>> = t(`${domain}.picture`, { returnObjects: true });
  const { Drawing, passed = true } = drawings[domain] ?? {};
  return (
    <Sheet
      description={t(`${domain}.picture.description`)}
      title={t(`${domain}.picture.title`)}
      reference={t(`${domain}.picture.reference`)}
      example
    >
      {Drawing ? (
        <Drawing label={(name) => entryOf(words, name, `domains.json: ${domain}.picture`)} />
      ) : (
        <TestTypesDrawing domain={domain} />
      )}
      <p className="flex items-center gap-3 border-t border-line px-5 py-3.5">
        <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4.5 shrink-0">
          <VerdictMark x={0} y={0} passed={passed} />
        </svg>
        {t(`${domain}.picture.note`)}
      </p>
    </Sheet>
  );
}
