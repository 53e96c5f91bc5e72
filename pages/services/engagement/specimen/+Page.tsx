import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../../components/sections/CheckList.tsx';
import { DataCell, DataTable } from '../../../../components/sections/DataTable.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { TextGrid } from '../../../../components/sections/TextGrid.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { quote } from '../../../../content/specimens/quote.ts';
import { formatMoney, formatNumber } from '../../../../renderer/i18n/format.ts';

const { release, date, lines, changes, currency, taxPercent, validDays } = quote;
const allDays = lines.reduce((sum, { days }) => sum + days, 0);
const net = lines.reduce((sum, { days, dayRate }) => sum + days * dayRate, 0);
const tax = (net * taxPercent) / 100;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const texts = t('quoteDocument.changes.items', { returnObjects: true });
  const money = (amount: number) => formatMoney(amount, currency, i18n.language);
  return (
    <SpecimenPage
      name="quoteDocument"
      release={release}
      date={date}
      servicePath="/services/engagement"
      serviceLabel={t('quoteDocument.page')}
    >
      <Note title={t('quoteDocument.subject.title')}>
        {t('quoteDocument.subject.text', {
          release,
          days: t('quoteDocument.days', { count: allDays }),
          total: money(net),
          valid: t('quoteDocument.days', { count: validDays }),
        })}
      </Note>
      <Section id="lines" title={t('quoteDocument.lines.title')} lead={t('quoteDocument.lines.lead')}>
        <QuoteLines />
      </Section>
      <ListSection
        of={CheckList}
        columns={2}
        id="scope"
        tone="card"
        {...t('quoteDocument.scope', { returnObjects: true })}
      />
      <Section id="changes" title={t('quoteDocument.changes.title')} lead={t('quoteDocument.changes.lead')}>
        <TextGrid
          items={changes.map(({ key, days, dayRate }) => {
            const { title, description } = entryOf(texts, key, 'specimens.json: quoteDocument.changes.items');
            const sum = t('quoteDocument.changes.sum', {
              days: t('quoteDocument.days', { count: days }),
              amount: money(days * dayRate),
            });
            return { title, description: `${description} ${sum}` };
          })}
        />
      </Section>
      <Note title={t('quoteDocument.exit.title')}>{t('quoteDocument.exit.text')}</Note>
    </SpecimenPage>
  );
}

function QuoteLines() {
  const { t, i18n } = useTranslation(['specimens', 'engagement']);
  const texts = t('quoteDocument.lines.items', { returnObjects: true });
  const money = (amount: number) => formatMoney(amount, currency, i18n.language);
  const percent = formatNumber(taxPercent / 100, i18n.language, { style: 'percent' });
  const sums = [
    { label: t('quoteDocument.lines.net'), days: allDays, amount: net, rule: 'border-ink' },
    { label: t('quoteDocument.lines.tax', { percent }), amount: tax, rule: 'border-line' },
    { label: t('quoteDocument.lines.total'), amount: net + tax, rule: 'border-ink' },
  ];
  return (
    <DataTable
      isNarrow
      label={t('table', { title: t('quoteDocument.lines.title') })}
      columns={[
        { title: t('quoteDocument.lines.columns.work') },
        { title: t('quoteDocument.lines.columns.days'), isNumber: true },
        { title: t('quoteDocument.lines.columns.rate'), isNumber: true },
        { title: t('quoteDocument.lines.columns.amount'), isNumber: true },
      ]}
      rows={lines.map(({ key, role, place, days, dayRate }) => ({
        key,
        cells: [
          entryOf(texts, key, 'specimens.json: quoteDocument.lines.items'),
          days,
          money(dayRate),
          money(days * dayRate),
        ],
        note: t('quoteDocument.lines.who', {
          role: t(`engagement:rates.roles.${role}`),
          place: t(`quoteDocument.lines.places.${place}`),
        }),
      }))}
    >
      <tfoot>
        {sums.map(({ label, days, amount, rule }) => (
          <tr key={label} className={`border-t ${rule}`}>
            <DataCell scope="row">{label}</DataCell>
            {days ? <DataCell isNumber>{days}</DataCell> : <td />}
            <td />
            <DataCell isNumber>{money(amount)}</DataCell>
          </tr>
        ))}
      </tfoot>
    </DataTable>
  );
}
