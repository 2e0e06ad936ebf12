import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { FaultKind, MeasuredEvent } from '../domain/measuring/events';
import type { Beacon, MetricName } from '../domain/measuring/figures';
import type { PageAt } from '../domain/measuring/pages';

const connection = (): string => (navigator as { connection?: { readonly effectiveType?: string } }).connection?.effectiveType ?? 'unknown';

/** Milliseconds are whole; CLS has three decimals. */
const rounded = ({ name, value }: MetricType): number => (name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value));

interface Figure {
  readonly metric: MetricType;
  readonly page: PageAt;
}

interface FiguresToSend {
  /** The page that was open at a time, in milliseconds since the document was requested; without a time, the one that is open. */
  readonly pageAtTime: (time?: number) => PageAt;
  readonly send: (figures: readonly Figure[], faults: ReadonlyMap<PageAt, readonly FaultKind[]>) => void;
}

/** Collects web vitals and faults, handed over whenever the page is hidden: each figure once. @returns adds a fault of the open page */
export function watchFigures({ pageAtTime, send }: FiguresToSend): (fault: FaultKind) => void {
  const latest = new Map<string, Figure>();
  const sent = new Set<string>();
  let faults = new Map<PageAt, readonly FaultKind[]>();
  const note = (metric: MetricType) => latest.set(metric.id, { metric, page: pageAtTime(metric.entries.at(-1)?.startTime) });
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  // on the window, so that the listeners of web-vitals, on the document, have noted the last values
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const figures = [...latest.values()].filter(({ metric }) => !sent.has(metric.id));
    figures.forEach(({ metric }) => sent.add(metric.id));
    const failed = faults;
    faults = new Map();
    if (figures.length > 0 || failed.size > 0) send(figures, failed);
  });
  return (fault) => {
    const page = pageAtTime();
    faults.set(page, [...(faults.get(page) ?? []), fault]);
  };
}

const countOf = (faults: readonly FaultKind[]): Beacon['faults'] =>
  Object.fromEntries([...new Set(faults)].map((kind) => [kind, faults.filter((one) => one === kind).length]));

/** One beacon for each kind of page and language. */
export function beaconsOf(...[figures, faults]: Parameters<FiguresToSend['send']>): Beacon[] {
  const pages = new Map([...figures.map(({ page }) => page), ...faults.keys()].map((page) => [`${page.kind} ${page.language}`, page]));
  return [...pages.values()].map(({ kind, language }) => {
    const isHere = (page: PageAt) => page.kind === kind && page.language === language;
    // not spread: Gatsby's Babel takes what was destructured for an array, which a Map is not
    const failed = Array.from(faults).flatMap(([page, kinds]) => (isHere(page) ? kinds : []));
    const measured = figures.filter(({ page }) => isHere(page)).map(({ metric }): [MetricName, number] => [metric.name as MetricName, rounded(metric)]);
    return { page: kind, language, connection: connection(), ...Object.fromEntries(measured), ...(failed.length > 0 && { faults: countOf(failed) }) };
  });
}

export const figureEvents = (figures: readonly Figure[]): MeasuredEvent[] =>
  figures.map(({ metric, page }) => ({
    name: 'web_vitals',
    fields: {
      metric_name: metric.name,
      metric_value: metric.name === 'CLS' ? Math.round(metric.value * 1000) : Math.round(metric.value),
      metric_rating: metric.rating,
      page_kind: page.kind,
      page_language: page.language,
      connection: connection(),
    },
  }));
