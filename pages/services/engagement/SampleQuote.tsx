import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { QuoteLines } from '../../../components/sections/specimens/QuoteLines.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { namedSpecimens } from '../../../renderer/i18n/namedFacts.ts';

/** A price in full: the lines of the sample quote, what they include and how it ends; nothing where the quote is not shown. */
export function SampleQuote() {
  const { t } = useTranslation('engagement');
  const specimen = namedSpecimens.find(({ key }) => key === 'quoteDocument');
  if (!specimen) {
    return null;
  }
  return (
    <Section id="sample" title={t('sample.title')} lead={t('sample.lead')} example>
      <QuoteLines />
      <h3 className="mt-12 mb-5 text-h4">{t('sample.included')}</h3>
      <CheckList columns={2} items={t('sample.items', { returnObjects: true })} />
      <p className="mt-8">
        <TextLink to={specimen.path} standsAlone>
          {t('sample.link')}
        </TextLink>
      </p>
    </Section>
  );
}
