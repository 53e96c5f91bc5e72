import { useTranslation } from 'react-i18next';
import { offices } from '../../../content/offices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Split } from '../Split.tsx';
import { OfficeContact } from './OfficeContact.tsx';

/** The headquarters, and beside them what they do. */
export function Headquarters({ brief }: { brief: boolean }) {
  const { t } = useTranslation('offices');
  const { headquarters } = offices;
  return (
    <Split title={t('headquarters.title')}>
      <div className="grid gap-6 rounded-panel border border-ink p-6 sm:grid-cols-2 md:p-7">
        <div>
          <Badge>{t('headquarters.badge')}</Badge>
          <h3 className="mt-4 mb-2">{headquarters.name}</h3>
          <OfficeContact place={headquarters} />
        </div>
        {!brief && <p className="text-muted">{t('headquarters.description')}</p>}
      </div>
    </Split>
  );
}
