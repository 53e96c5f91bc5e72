import ArrowRight from 'lucide-react/icons/arrow-right';

/** "Leads on": the only picture that is mirrored by hand for right-to-left languages. */
export function Arrow({ className = 'size-5' }: { className?: string }) {
  return <ArrowRight className={`shrink-0 rtl:-scale-x-100 ${className}`} />;
}
