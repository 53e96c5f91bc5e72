import { useTranslation } from 'react-i18next';
import { thirdParties } from '../../../content/thirdParties.ts';
import { Button } from '../../ui/Button.tsx';
import type { ConsentedTool } from './followConsent.ts';
import { useThirdPartyText } from './useThirdPartyText.ts';

/**
 * Data and markup about third parties, for two modules:
 * - `followConsent.ts` loads the third parties' scripts after consent. They are listed as JSON, so the browser does not fetch them.
 * - `startFrameOffers.ts` reads the text and the button to put below an image that replaces a third party's frame.
 */
export function ThirdParties() {
  const { t } = useTranslation('cookieConsent');
  const textOf = useThirdPartyText();
  const waiting: ConsentedTool[] = thirdParties.map(
    ({ category, stores, settings, scripts, attributes, policy }) => ({
      // Only these fields are written into the page. The spread only makes the formatter keep them on one line.
      ...{ category, stores, settings, scripts, attributes, policy },
    }),
  );
  const offers = thirdParties.flatMap((tool) => {
    const urls = tool.policy?.['frame-src'];
    return urls ? { tool, urls } : [];
  });
  return (
    <>
      {waiting.length > 0 && <template data-script="followConsent" data-waiting={JSON.stringify(waiting)} />}
      {offers.length > 0 && (
        <template data-script="frameOffers">
          {offers.map(({ tool, urls }) => (
            <div key={tool.name} data-frames={urls.join(' ')} className="flex flex-wrap gap-3">
              <p className="text-sm text-muted">{t('frame.text', { tool: textOf(tool) })}</p>
              <Button variant="outline">{t('frame.show')}</Button>
            </div>
          ))}
        </template>
      )}
    </>
  );
}
