import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../../components/sections/CheckList.tsx';
import { Entries } from '../../../../components/sections/Entries.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { QuoteLines } from '../../../../components/sections/specimens/QuoteLines.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { quote } from '../../../../content/specimens/quote.ts';
import { formatMoney } from '../../../../renderer/i18n/format.ts';

const { release, date, lines, changes, currency, validDays } = quote;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const words = t('quoteDocument.changes.items', { returnObjects: true });
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
          days: t('quoteDocument.days', { count: lines.reduce((sum, { days }) => sum + days, 0) }),
          total: money(lines.reduce((sum, { days, dayRate }) => sum + days * dayRate, 0)),
          valid: t('quoteDocument.days', { count: validDays }),
        })}
      </Note>
      <Section id="lines" title={t('quoteDocument.lines.title')} lead={t('quoteDocument.lines.lead')}>
        <QuoteLines />
      </Section>
      <Section id="scope" tone="card" title={t('quoteDocument.scope.title')}>
        <CheckList columns={2} items={t('quoteDocument.scope.items', { returnObjects: true })} />
      </Section>
      <Section id="changes" title={t('quoteDocument.changes.title')} lead={t('quoteDocument.changes.lead')}>
        <Entries
          items={changes.map(({ key, days, dayRate }) => {
            const { title, description } = entryOf(words, key, 'specimens.json: quoteDocument.changes.items');
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
