import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { requirements } from '../../../content/thisSite/requirements.ts';
import { requirementsTable } from '../../../content/thisSite/thisSite.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';
import { freshRuns } from './freshRuns.ts';

/** Requirements and their tests by area, those that no test holds, and the whole table as a file. */
export function Matrix() {
  const { t, i18n } = useTranslation(['thisSite', 'requirements']);
  const number = (value: number) => formatNumber(value, i18n.language);
  const areas = t('requirements:areas', { returnObjects: true });
  const words = t('requirements:items', { returnObjects: true });
  const untested = requirements.filter(({ tests }) => tests.length === 0);
  if (requirements.length === 0) {
    return null;
  }
  // Without a fresh run there are no results to show, only which tests hold what.
  const hasResults = freshRuns() !== undefined;
  const rows = Object.entries(areas).flatMap(([area, name]) => {
    const own = requirements.filter((each) => each.area === area);
    const count = (wanted: string) => own.filter(({ result }) => result === wanted).length;
    const cases = own.map((each) => each.cases).reduce((one, other) => one + other, 0);
    const results = hasResults ? [number(cases), number(count('passed')), number(count('failed'))] : [];
    const without = own.filter(({ tests }) => tests.length === 0).length;
    return own.length === 0
      ? []
      : [{ key: area, cells: [name, number(own.length), ...results, number(without)] }];
  });
  const columns = t('matrix.columns', { returnObjects: true });
  return (
    <Section id="matrix" title={t('matrix.title', { count: requirements.length })} lead={t('matrix.lead')}>
      <RecordTable
        label={t('matrix.caption')}
        columns={[
          { title: columns.area },
          { title: columns.requirements, isNumber: true },
          ...(hasResults
            ? [columns.cases, columns.passed, columns.failed].map((title) => ({ title, isNumber: true }))
            : []),
          { title: columns.untested, isNumber: true },
        ]}
        rows={rows}
      />
      <h3 className="mt-10 text-h4">{t('matrix.untestedTitle', { count: untested.length })}</h3>
      <ul className="mt-3 grid max-w-measure list-disc gap-2 ps-5 text-muted">
        {untested.map(({ key }) => (
          <li key={key}>{words[key as keyof typeof words]}</li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={requirementsTable} standsAlone download="">
          {t('matrix.file')}
        </TextLink>
      </p>
    </Section>
  );
}
