import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/sections/Sheet.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { isExample } from '../../../../content/sources.ts';
import type { DomainKey } from '../../../../locales/i18next.d.ts';
import { dataDrawings } from './dataDrawings.tsx';
import { deviceDrawings } from './deviceDrawings.tsx';
import { illustrationNumbers, illustrationTable, passed } from './illustrationData.ts';
import { platformDrawings } from './platformDrawings.tsx';

export interface DrawingProps {
  /** Returns a label of the drawing by its key in `picture` of the domain's translations (`domains.json`). */
  label: (name: string) => string;
}

/** The drawing of each domain, by the domain's key. A domain without an entry shows `TestTypesDrawing`. */
const Drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  ...deviceDrawings,
  ...dataDrawings,
  ...platformDrawings,
};

/** The illustration of a domain page: a drawing of an example test, and its result below. */
export function DomainIllustration({ domain }: { domain: DomainKey }) {
  const { t, i18n } = useTranslation('domains');
  const Drawing = Drawings[domain];
  const numbers = illustrationNumbers(i18n.language);
  const texts: Readonly<Record<string, string>> = t(`${domain}.picture`, {
    returnObjects: true,
    // An editor adds a domain by copying another domain's texts, with their variables. So every domain gets the variables of all domains.
    ...Object.assign({}, ...Object.values(numbers)),
    ...numbers[domain],
  });
  const label = (name: string) => entryOf(texts, name, `domains.json: ${domain}.picture`);
  return (
    <Sheet
      description={label('description')}
      title={label('title')}
      reference={label('reference')}
      // The entry with this key in `content/sources.json` says whether the illustrations of all domains are invented.
      example={isExample('domains:*.picture')}
      data={illustrationTable(domain, i18n.language, label)}
    >
      {Drawing ? <Drawing label={label} /> : <TestTypesDrawing domain={domain} />}
      <p className="flex items-center gap-3 border-t border-line px-5 py-3.5">
        <Verdict result={passed[domain] === false ? 'failed' : 'passed'} className="size-4.5" />
        {label('note')}
      </p>
    </Sheet>
  );
}

/** The illustration of a domain without a drawing: a list of the domain's types of tests, each with a tick. */
function TestTypesDrawing({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <ol className="px-5 py-2">
      {t(`${domain}.testTypes`, { returnObjects: true }).map(({ title }) => (
        <li
          key={title}
          className="flex justify-between gap-4 border-b border-dashed border-line py-3.5 last:border-0"
        >
          {title}
          <Verdict result="passed" className="size-5" />
        </li>
      ))}
    </ol>
  );
}
