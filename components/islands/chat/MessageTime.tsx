import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../renderer/i18n/format.ts';

interface MessageTimeProps {
  /** The time of the message in milliseconds since 1970. */
  timestamp: number;
  className?: string;
}

/** Shows the time of a message in the visitor's time zone. */
export function MessageTime({ timestamp, className = 'text-muted' }: MessageTimeProps) {
  const { i18n } = useTranslation();
  const date = new Date(timestamp);
  return (
    <time dateTime={date.toISOString()} className={`mt-1.5 block font-mono text-xs ${className}`}>
      {formatTime(date, i18n.language)}
    </time>
  );
}
