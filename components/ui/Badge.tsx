import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

const tones = {
  accent: 'border-accent text-accent bg-accent-soft',
  neutral: 'border-line text-muted bg-card',
  alert: 'border-alert text-alert bg-alert-soft',
  ink: 'border-ink bg-ink text-card forced-color-adjust-none',
} as const;

export function Badge({ tone = 'accent', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-control border px-2 py-0.5 font-mono text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
