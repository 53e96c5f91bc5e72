import { useTranslation } from 'react-i18next';
import { writtenIn } from '../../renderer/i18n/foreignTexts.ts';

/**
 * The notices for a part of the page whose code takes long or cannot be fetched.
 * `renderer/document/hydration/hold.ts` shows it, beside what they used where the browser can (CSS anchor positioning). Until then it stands in
 * attributes, so that what reads pages does not take it for their text.
 */
export function IslandFailure() {
  const { t } = useTranslation('common');
  return (
    <div id="island-failure" role="alert" data-print="no">
      <p
        popover="manual"
        data-slow={t('islandSlow')}
        data-failed={t('islandFailure')}
        {...writtenIn(t('islandFailure'))}
        className="empty:hidden rounded-panel border border-s-4 border-alert bg-alert-soft p-4 text-sm shadow-sheet"
      />
    </div>
  );
}
