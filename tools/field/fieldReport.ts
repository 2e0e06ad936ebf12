import { CLSThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { z } from 'zod';
import { type Beacon, type MetricName, metricNames } from '../../src/domain/measuring/figures';
import { grouped } from '../../src/content/grouped';
import { quantile } from '../bench/median';
import { plainTable } from '../system/tables';

const figure = z.number().nonnegative().optional();

/** A beacon as a receiver may have kept it: it may have added fields of its own, such as the time. */
const beacon: z.ZodType<Beacon> = z.object({
  page: z.string().min(1),
  language: z.string().min(1),
  connection: z.string().min(1),
  LCP: figure,
  INP: figure,
  CLS: figure,
  TTFB: figure,
  faults: z.record(z.string(), z.number().int().positive()).optional(),
});

interface DayOfBeacons {
  readonly beacons: readonly Beacon[];
  /** Numbers, from 1, of the lines that are no beacon. */
  readonly rejected: readonly number[];
}

function parseLine(text: string): Beacon | undefined {
  try {
    return beacon.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function readBeacons(text: string): DayOfBeacons {
  const lines = text.split(/\r?\n/).flatMap((content, index) => (content.trim() ? [{ number: index + 1, read: parseLine(content) }] : []));
  return {
    beacons: lines.flatMap(({ read }) => read ?? []),
    rejected: lines.flatMap(({ number, read }) => (read ? [] : [number])),
  };
}

/** Up to the first a figure is good, above the second poor: those of web.dev. */
const thresholds: Readonly<Record<MetricName, readonly [good: number, poor: number]>> = {
  LCP: LCPThresholds,
  INP: INPThresholds,
  CLS: CLSThresholds,
  TTFB: TTFBThresholds,
};

/** Visitors who opened one kind of page in one language on one kind of connection. */
export interface FieldGroup {
  readonly page: string;
  readonly language: string;
  readonly connection: string;
  readonly beacons: number;
  readonly p75: Readonly<Partial<Record<MetricName, number>>>;
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** How far the worst figure of a group is beyond what is good: 1 is just good. */
const slowness = ({ p75 }: FieldGroup): number => Math.max(0, ...metricNames.map((name) => (p75[name] ?? 0) / thresholds[name][0]));

/** The groups, the slowest first. @param least groups with fewer beacons are left out: their p75 says little */
export function fieldGroups(beacons: readonly Beacon[], least: number): FieldGroup[] {
  const groups = grouped(beacons, ({ page, language, connection }) => [page, language, connection].join(' '));
  return [...groups.values()]
    .filter(({ length }) => length >= least)
    .map((group) => {
      const [{ page, language, connection }] = group;
      const figures = metricNames.map((name) => [name, group.map((one) => one[name]).filter(isDefined)] as const);
      const p75 = Object.fromEntries(figures.flatMap(([name, values]) => (values.length > 0 ? [[name, quantile(values, 0.75)]] : [])));
      return { page, language, connection, beacons: group.length, p75 };
    })
    .sort((one, other) => slowness(other) - slowness(one));
}

/** What is not good about a group, in words; empty where all is. */
export const faultsOfGroup = ({ p75 }: FieldGroup): string =>
  metricNames
    .flatMap((name) => {
      const [good, poor] = thresholds[name];
      const value = p75[name] ?? 0;
      return value <= good ? [] : [`${name} ${value > poor ? 'poor' : 'to improve'}`];
    })
    .join(', ');

const shown = (name: MetricName, value: number | undefined): string =>
  value === undefined ? '–' : name === 'CLS' ? value.toFixed(3) : String(Math.round(value));

/** How often what failed on which kind of page, the most frequent first, with the share of its beacons that have it. */
function faultRows(beacons: readonly Beacon[]): string[][] {
  const kinds = grouped(
    beacons.flatMap(({ page, faults = {} }) => Object.entries(faults).map(([fault, count]) => ({ page, fault, count }))),
    ({ page, fault }) => `${page} ${fault}`,
  );
  return [...kinds.values()]
    .map((all) => ({ ...all[0], count: all.reduce((sum, { count }) => sum + count, 0), visits: all.length }))
    .sort((one, other) => other.count - one.count)
    .map(({ page, fault, count, visits }) => {
      const share = (100 * visits) / beacons.filter((one) => one.page === page).length;
      return [page, fault, String(count), share.toFixed(1)];
    });
}

/** The report of a day: which page is slow for whom, and what failed. @param least as in `fieldGroups` */
export function fieldReport({ beacons, rejected }: DayOfBeacons, least: number): string {
  const groups = fieldGroups(beacons, least);
  const rows = groups.map((group) => [
    group.page,
    group.language,
    group.connection,
    String(group.beacons),
    ...metricNames.map((name) => shown(name, group.p75[name])),
    faultsOfGroup(group) || 'good',
  ]);
  const failed = faultRows(beacons);
  const few = beacons.length - groups.reduce((sum, group) => sum + group.beacons, 0);
  return [
    `${beacons.length} beacons${rejected.length > 0 ? `, and ${rejected.length} lines that are none (the first is line ${rejected[0]})` : ''}.`,
    rows.length > 0
      ? `Three of four visitors stay below these figures (milliseconds; CLS without a unit). The slowest first:\n\n${plainTable([
          ['page', 'language', 'connection', 'beacons', ...metricNames, 'in words'],
          ...rows,
        ])}`
      : `No page has ${least} beacons in one language and on one kind of connection: --least sets another number.`,
    few > 0 && rows.length > 0 ? `${few} beacons of groups with fewer than ${least} are not shown.` : '',
    failed.length > 0 ? `What failed:\n\n${plainTable([['page', 'what', 'times', '% of its beacons'], ...failed])}` : 'Nothing failed.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
