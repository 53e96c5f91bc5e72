import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { accessibilityResults } from '../../content/accessibilityResults.ts';
import { legalFacts } from '../../content/legalFacts.ts';
import { formatDate, formatList } from '../../renderer/i18n/format.ts';

/**
 * The accessibility statement. Its parts and their order are those that the RGAA prescribes, the French
 * state's rules for accessible websites. What was measured comes from the last run of
 * `npm run report accessibility`.
 */
export function Page() {
  const { t, i18n } = useTranslation('accessibility');
  const { measured, widths } = accessibilityResults;
  const date = formatDate(measured, i18n.language);
  return (
    <LegalText
      path="/accessibility"
      hero={t('hero', { returnObjects: true })}
      updated={t('updated', { date })}
      record={{ updated: measured, contact: legalFacts.email }}
      sections={t('sections', {
        returnObjects: true,
        ...legalFacts,
        ...accessibilityResults,
        date,
        widths: formatList(widths.split(', '), i18n.language),
      })}
    />
  );
}
