import { useEffect, useRef } from 'react';
import { Tick } from '../../ui/Tick.tsx';

interface SentNoticeProps {
  title: string;
  text: string;
}

/** Says that the form has gone, and takes the focus that the disabled button lost. */
export function SentNotice({ title, text }: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="flex gap-4 rounded-control border-2 border-proof bg-proof-soft p-5"
    >
      <Tick className="mt-0.5 size-6" />
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-1">{text}</p>
      </div>
    </div>
  );
}
