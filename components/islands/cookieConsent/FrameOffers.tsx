import { useTranslation } from 'react-i18next';
import { thirdParties } from '../../../content/thirdParties.ts';
import { Button } from '../../ui/Button.tsx';
import { useThirdPartyText } from './useThirdPartyText.ts';

/** Gives `startFrameOffers.ts` what it puts under a picture that leads to a frame of a third party: who shows it, what that means, the button. */
export function FrameOffers() {
  const { t } = useTranslation('cookieConsent');
  const textOf = useThirdPartyText();
  const offers = thirdParties.flatMap((tool) => {
    const addresses = tool.policy?.['frame-src'];
    return addresses ? [{ tool, addresses }] : [];
  });
  if (offers.length === 0) {
    return null;
  }
  return (
    <template data-script="frameOffers">
      {offers.map(({ tool, addresses }) => (
        <div key={tool.name} data-frames={addresses.join(' ')} className="flex flex-wrap gap-3">
          <p className="text-sm text-muted">{t('frame.text', { tool: textOf(tool) })}</p>
          <Button variant="outline">{t('frame.show')}</Button>
        </div>
      ))}
    </template>
  );
}
