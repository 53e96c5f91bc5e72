import { useTranslation } from 'react-i18next';
import { languageAttributes } from '../../renderer/i18n/foreignTexts.ts';

/**
 * The notice for a part of the page whose code takes long or does not come: `renderer/document/hydration/hold.ts` fills it with one of its two
 * texts and shows it beside the control that was used. `layers.css` shows the second one where the page's inline script has not run, and
 * `toasts/notify.ts` fills it with a toast whose code does not come. The texts stand in attributes, so that search engines and other
 * readers of pages do not take them for the page's own.
 */
export function IslandFailure() {
  const { t } = useTranslation('common');
  return (
    <div id="island-failure" aria-live="assertive" data-print="no">
      <p
        popover="manual"
        data-slow={t('islandSlow')}
        data-failed={t('islandFailure')}
        // One language for both texts: they are translated together.
        {...languageAttributes(t('islandFailure'))}
        // `renderer/islands/wakeIsland.ts` empties it while it is open.
        className="empty:hidden rounded-panel border border-s-4 border-alert bg-alert-soft p-4 text-sm shadow-sheet"
      />
    </div>
  );
}
