import type { Check } from '../checks';
import type { RouteReport, TapReport } from './routeReport';

const kib = (bytes: number): number => bytes / 1024;

/** A figure of the visits; undefined on a page that was only tapped on. */
const ofVisits =
  (figure: (route: RouteReport) => number) =>
  (route: RouteReport): number | undefined =>
    route.visits > 0 ? figure(route) : undefined;

/** The greatest of a figure of the taps that are meant; undefined where there are none. NaN, where none was answered, is the worst of all. */
const worstTap =
  (figure: 'lost' | 'feedback' | 'answer' | 'sinceNavigation', isMeant: (tap: TapReport) => boolean = () => true) =>
  ({ taps }: RouteReport): number | undefined => {
    const figures = taps.filter(isMeant).map((tap) => tap[figure]);
    return figures.length > 0 ? Math.max(...figures) : undefined;
  };

const isSettled = ({ moment }: TapReport): boolean => moment === 'settled';

/** The limits that a visit can show (docs/performance.md). */
export const pageChecks: readonly Check<RouteReport>[] = [
  { words: 'LCP against the same page without scripts', figure: ofVisits(({ ratio }) => ratio), most: 1.08, unit: '×', digits: 2 },
  { words: 'Visits whose LCP is neither first picture nor heading', figure: ofVisits(({ strayPaints }) => strayPaints), most: 0, unit: '' },
  { words: 'CLS with a full scroll below 0.005', figure: ofVisits(({ shift }) => shift), most: 0.004_999, unit: '', digits: 4 },
  { words: 'TBT beyond that of the page without scripts, 60 ms', figure: ofVisits(({ moreBlocking }) => moreBlocking), most: 60, unit: 'ms' },
  { words: 'Script of the page, 120 KiB', figure: ofVisits(({ inAll }) => kib(inAll.js - inAll.scriptAhead)), most: 120, unit: 'KiB' },
  { words: 'Script prefetched for wishes that may come, 25 KiB', figure: ofVisits(({ inAll }) => kib(inAll.scriptAhead)), most: 25, unit: 'KiB' },
  { words: 'Scripts before the first picture, none', figure: ofVisits(({ earlyScripts }) => earlyScripts.length), most: 0, unit: '' },
  { words: 'HTML, 19 KiB', figure: ofVisits(({ beforeScroll }) => kib(beforeScroll.html)), most: 19, unit: 'KiB', digits: 1 },
  { words: 'Font files on the first view, 2', figure: ofVisits(({ fonts }) => fonts), most: 2, unit: '' },
  { words: 'Before scrolling, 450 KiB', figure: ofVisits(({ beforeScroll }) => kib(beforeScroll.total)), most: 450, unit: 'KiB' },
  { words: 'Taps lost, none', figure: worstTap('lost'), most: 0, unit: '' },
  { words: 'Feedback to a tap, 50 ms', figure: worstTap('feedback'), most: 50, unit: 'ms' },
  {
    words: 'Calendar after the earliest tap, 3.5 s from the navigation',
    figure: worstTap('sinceNavigation', ({ deed, moment }) => deed === 'calendar' && moment === 0),
    most: 3500,
    unit: 'ms',
  },
  {
    words: 'Calendar on a settled page, 250 ms',
    figure: worstTap('answer', (tap) => isSettled(tap) && tap.deed === 'calendar'),
    most: 250,
    unit: 'ms',
  },
  {
    words: 'Every other interaction on a settled page, 100 ms',
    figure: worstTap('answer', (tap) => isSettled(tap) && tap.deed !== 'calendar' && !tap.deed.startsWith('next page')),
    most: 100,
    unit: 'ms',
  },
  {
    words: 'The next page after a tap on a link in view, once it has come ahead, 100 ms',
    figure: worstTap('answer', (tap) => isSettled(tap) && tap.deed === 'next page'),
    most: 100,
    unit: 'ms',
  },
];
