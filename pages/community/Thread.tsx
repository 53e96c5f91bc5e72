import { useTranslation } from 'react-i18next';
import { Sheet } from '../../components/sections/Sheet.tsx';
import { isExample } from '../../content/sources.ts';

/** The illustration of the page: a conversation about a defect, from question to proven cause. The verdict overlaps the sheet's edge. */
export function Thread() {
  const { t } = useTranslation('community');
  const messages = t('thread.messages', { returnObjects: true });
  // The sheet is one image for screen readers, so its name contains the whole conversation.
  const transcript = messages.map(({ role, text }) => `${role}, ${text}`);
  return (
    <div className="relative">
      <Sheet
        title={`# ${t('thread.channel')}`}
        description={[t('thread.description'), ...transcript].join(' ')}
        example={isExample('community:thread')}
      >
        <ol className="px-5 pt-2 pb-6 text-xs sm:text-[0.85rem]">
          {messages.map(({ role, time, text }) => (
            <li key={time} className="grid grid-cols-[auto_1fr] gap-x-3 py-3">
              <span className="mt-1.5 size-2.5 bg-accent" />
              <div>
                <p className="flex justify-between gap-x-4 text-muted @max-[20rem]:flex-wrap">
                  <span>{role}</span>
                  <time>{time}</time>
                </p>
                <p className="mt-1 font-sans text-base">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Sheet>
      <p
        aria-hidden="true"
        className="absolute end-4 -bottom-5 -rotate-3 rounded-control border-[3px] border-accent bg-card px-4 py-1 font-display text-h4 font-bold text-accent uppercase"
      >
        {t('thread.verdict')}
      </p>
    </div>
  );
}
