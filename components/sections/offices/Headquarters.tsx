import { useTranslation } from 'react-i18next';
import { offices } from '../../../content/offices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Split } from '../Split.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import { OfficesMap } from './OfficesMap.tsx';

/** The headquarters, and beside them what they do, or where they stand among the others. */
export function Headquarters({ brief, withMap }: { brief: boolean; withMap: boolean }) {
  const { t } = useTranslation('offices');
  const { headquarters } = offices;
  return (
    <Split title={t('headquarters.title')}>
      <div className="grid gap-6 rounded-panel border border-ink p-6 sm:grid-cols-2 md:p-7">
        <div>
          <Badge>{t('headquarters.badge')}</Badge>
          <h3 className="mt-4 mb-2">{headquarters.name}</h3>
          <OfficeContact place={headquarters} withPhone />
        </div>
        {!brief && <p className="text-muted">{t('headquarters.description')}</p>}
        {withMap && (
          // Its labels shrink with it: on phones it takes the room of the margins.
          <div className="max-sm:-mx-5">
            <OfficesMap />
          </div>
        )}
      </div>
    </Split>
  );
}
