import type { Check } from '../checks';
import type { RouteReport, TapReport } from './routeReport';
import { nextPage } from './tapPage';

const kib = (bytes: number): number => bytes / 1024;

/** A figure of the visits; undefined on a page with taps only. */
const ofVisits =
  (value: (route: RouteReport) => number) =>
  (route: RouteReport): number | undefined =>
    route.visits > 0 ? value(route) : undefined;

/** The highest value of a figure over the included taps; undefined without any. NaN, where none was answered, counts as the worst. */
const worstTap =
  (figure: 'lost' | 'feedback' | 'answer' | 'sinceNavigation', isIncluded: (tap: TapReport) => boolean = () => true) =>
  ({ taps }: RouteReport): number | undefined => {
    const figures = taps.filter(isIncluded).map((tap) => tap[figure]);
    return figures.length > 0 ? Math.max(...figures) : undefined;
  };

const isSettled = ({ moment }: TapReport): boolean => moment === 'settled';

/** The limits of docs/performance.md. */
export const pageChecks: readonly Check<RouteReport>[] = [
  { label: 'LCP against the same page without scripts', value: ofVisits(({ ratio }) => ratio), max: 1.08, unit: '×', digits: 2 },
  { label: 'Visits whose LCP is neither first picture nor heading', value: ofVisits(({ unexpectedPaints }) => unexpectedPaints), max: 0, unit: '' },
  { label: 'CLS with a full scroll below 0.005', value: ofVisits(({ shift }) => shift), max: 0.004_999, unit: '', digits: 4 },
  { label: 'TBT beyond that of the page without scripts, 60 ms', value: ofVisits(({ moreBlocking }) => moreBlocking), max: 60, unit: 'ms' },
  { label: 'Script of the page, 120 KiB', value: ofVisits(({ inAll }) => kib(inAll.js - inAll.prefetchedScript)), max: 120, unit: 'KiB' },
  { label: 'Script prefetched, 25 KiB', value: ofVisits(({ inAll }) => kib(inAll.prefetchedScript)), max: 25, unit: 'KiB' },
  { label: 'Scripts before the first picture, none', value: ofVisits(({ earlyScripts }) => earlyScripts.length), max: 0, unit: '' },
  { label: 'HTML, 19 KiB', value: ofVisits(({ beforeScroll }) => kib(beforeScroll.html)), max: 19, unit: 'KiB', digits: 1 },
  { label: 'Font files on the first view, 2', value: ofVisits(({ fonts }) => fonts), max: 2, unit: '' },
  { label: 'Before scrolling, 450 KiB', value: ofVisits(({ beforeScroll }) => kib(beforeScroll.total)), max: 450, unit: 'KiB' },
  { label: 'Taps lost, none', value: worstTap('lost'), max: 0, unit: '' },
  { label: 'Feedback to a tap, 50 ms', value: worstTap('feedback'), max: 50, unit: 'ms' },
  {
    label: 'Calendar after the earliest tap, 3.5 s from the navigation',
    value: worstTap('sinceNavigation', ({ interaction, moment }) => interaction === 'calendar' && moment === 0),
    max: 3500,
    unit: 'ms',
  },
  {
    label: 'Calendar on a settled page, 1.5 s on slow 4G',
    value: worstTap('answer', (tap) => isSettled(tap) && tap.interaction === 'calendar'),
    max: 1500,
    unit: 'ms',
  },
  {
    label: 'Every other interaction on a settled page, 100 ms',
    value: worstTap('answer', (tap) => isSettled(tap) && tap.interaction !== 'calendar' && !tap.interaction.startsWith(nextPage)),
    max: 100,
    unit: 'ms',
  },
  {
    label: 'The next page after a tap on a link in view, once it has been prefetched, 200 ms',
    value: worstTap('answer', (tap) => isSettled(tap) && tap.interaction === nextPage),
    max: 200, // the limit of a good INP (web.dev/articles/inp)
    unit: 'ms',
  },
];
