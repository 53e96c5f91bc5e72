import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { offices } from '../../../content/offices.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { classNames } from '../../ui/classNames.ts';
import { chevronDownPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Split } from '../Split.tsx';
import { OfficeContact } from './OfficeContact.tsx';

/** The agencies, folded away until asked for: a native disclosure, which needs no script. */
export function Agencies({ brief }: { brief: boolean }) {
  const { t } = useTranslation('offices');
  const items = t('agencies.items', { returnObjects: true });
  if (offices.agencies.length === 0) {
    return null;
  }
  return (
    <Split id="agencies" title={t('agencies.title')} lead={brief ? undefined : t('agencies.lead')}>
      <details>
        <summary className={classNames(buttonClass('outline'), 'w-fit')}>
          {t('agencies.list')}
          <LineIcon path={chevronDownPath} className="size-5 transition-transform in-[[open]]:rotate-180" />
        </summary>
        <ul className="mt-6 border-t border-ink">
          {offices.agencies.map((place) => {
            const { title, description } = entryOf(items, place.key, 'offices.json: agencies.items');
            return (
              <li key={place.key} className="grid gap-6 border-b border-line py-6 sm:grid-cols-2">
                <div>
                  <h3 className="text-h4">{title}</h3>
                  {!brief && <p className="mt-2 text-muted">{description}</p>}
                </div>
                <OfficeContact place={place} />
              </li>
            );
          })}
        </ul>
      </details>
    </Split>
  );
}
