import { useTranslation } from 'react-i18next';

/** What a visitor reads when a part of the page that they used cannot be fetched. `renderer/hydration/loader.ts` shows it. */
export function IslandFailure() {
  const { t } = useTranslation('common');
  return (
    <div role="alert" data-print="no">
      <p
        id="island-failure"
        popover="manual"
        className="fixed inset-x-auto hidden open:block end-(--gutter) top-[min(7.5rem,30dvh)] w-89 max-w-[calc(100vw-2*var(--gutter))] rounded-panel border border-s-4 border-alert bg-alert-soft p-4 text-sm shadow-sheet"
      >
        {t('islandFailure')}
      </p>
    </div>
  );
}
