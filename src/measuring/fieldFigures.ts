import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MeasuredEvent } from '../domain/measuring/events';
import type { PageAt } from '../domain/measuring/pages';

const connection = (): string => (navigator as { connection?: { readonly effectiveType?: string } }).connection?.effectiveType ?? 'unknown';

interface Figure {
  readonly metric: MetricType;
  readonly page: PageAt;
}

const figureEvent = ({ metric, page }: Figure): MeasuredEvent => ({
  name: 'web_vitals',
  fields: {
    metric_name: metric.name,
    metric_value: metric.name === 'CLS' ? Math.round(metric.value * 1000) : Math.round(metric.value),
    metric_rating: metric.rating,
    page_kind: page.kind,
    page_language: page.language,
    connection: connection(),
  },
});

interface FiguresToSend {
  /** The page that was open at a time, in milliseconds since the document was requested; without a time, the open one. */
  readonly pageAtTime: (time?: number) => PageAt;
  readonly send: (event: MeasuredEvent) => void;
}

/** Sends web vitals whenever the page is hidden: each figure once. */
export function watchFigures({ pageAtTime, send }: FiguresToSend): void {
  const latest = new Map<string, Figure>();
  const sent = new Set<string>();
  const note = (metric: MetricType) => latest.set(metric.id, { metric, page: pageAtTime(metric.entries.at(-1)?.startTime) });
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  // on the window, since the web-vitals listeners on the document must record the last values first
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const figures = [...latest.values()].filter(({ metric }) => !sent.has(metric.id));
    figures.forEach(({ metric }) => sent.add(metric.id));
    figures.map(figureEvent).forEach(send);
  });
}
