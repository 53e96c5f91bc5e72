import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

declare const VITALS_URL: string;

/**
 * Tells how fast the page was for this visitor (web.dev/articles/vitals), in one beacon when it is left or hidden: no identifier, and
 * nothing is kept. A page that comes back from the back/forward cache is measured, and told of, once more.
 */
export function measureVitals(kind: string, isAccepted: () => boolean): void {
  let metrics: Record<string, number> = {};
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }: MetricType) => {
      metrics[name] = Math.round(value * 1000) / 1000;
    });
  // The last event that every browser sends of a page; here it comes after the listeners of web-vitals, which capture it.
  addEventListener('visibilitychange', () => {
    // A view has one TTFB: without it, the view has been told of.
    if (!document.hidden || !('TTFB' in metrics) || !isAccepted()) return;
    const { lang: language } = document.documentElement;
    const connection = navigator.connection?.effectiveType;
    navigator.sendBeacon(VITALS_URL, JSON.stringify({ kind, language, connection, metrics }));
    metrics = {};
  });
}
