import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { LinkLine } from '../../components/ui/Link.tsx';
import { accessibilityResults } from '../../content/accessibilityResults.ts';
import { legalDetails } from '../../content/legalDetails.ts';
import { accessibilityAudit, auditTotals } from '../../content/thisSite/accessibilityAudit.ts';
import { formatDate, formatList } from '../../renderer/i18n/format.ts';

/** The accessibility statement: a self-assessment by the RGAA, and the results that `npm run report accessibility` has measured. */
export function Page() {
  const { t, i18n } = useTranslation(['accessibility', 'thisSite']);
  const { measured, widths } = accessibilityResults;
  const date = formatDate(measured, i18n.language);
  const { criteria, sample, standard, version } = accessibilityAudit;
  const isAssessed = criteria.length > 0;
  const { rate } = auditTotals;
  // The three states of the RGAA's "Déclaration d'accessibilité": all criteria are met, at least half of them, or fewer.
  const state = t(`states.${rate === 100 ? 'full' : rate >= 50 ? 'partial' : 'none'}`);
  const assessment = isAssessed
    ? { ...auditTotals, state, standard, version, pages: Object.keys(sample).length }
    : { state: t('states.none') };
  const assessed = formatDate(accessibilityAudit.date, i18n.language);
  return (
    <LegalText
      path="/accessibility"
      hero={t('hero', { returnObjects: true })}
      updated={(date) => t('updated', { date })}
      dateAndContact={{ updated: measured, contact: legalDetails.email }}
      sections={t('sections', {
        returnObjects: true,
        ...legalDetails,
        ...accessibilityResults,
        date,
        conformity: t(isAssessed ? 'assessed' : 'notAssessed', { ...assessment, date: assessed }),
        widths: formatList(widths.split(', '), i18n.language),
      })}
    >
      {isAssessed && (
        <LinkLine
          to="/rgaa.csv"
          download=""
          className="container-page pt-10"
          label={t('thisSite:figures.grid')}
        />
      )}
    </LegalText>
  );
}
