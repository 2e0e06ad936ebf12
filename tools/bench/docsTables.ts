import { buildChecks, buildRows, hotelRows } from './build/buildReport';
import { evaluate, type Verdict, verdictRows } from './checks';
import type { LastRuns, RunContext } from './lastRun';
import { lighthouseChecks, scoreRows } from './lighthouse';
import { pageChecks } from './pages/pageChecks';
import { loadRows } from './pages/pageTables';
import { markdownTable } from './tables';

const markers = { begin: '<!-- bench:begin -->', end: '<!-- bench:end -->' };

/** The range of some numbers: `2 to 5`, or `5`. */
const range = (numbers: readonly number[]): string => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(' to ');

const describeMachine = ({ day, cores, processor, memory }: RunContext): string => `${day}, ${cores} cores (${processor}), ${memory} GiB of memory`;
const verdicts = (list: readonly Verdict[]): string => markdownTable(verdictRows(list));
/** A collapsed section, for long tables. */
const collapsed = (title: string, table: string): string => `<details><summary>${title}</summary>\n\n${table}\n\n</details>`;

/** The results of the last runs as Markdown, without benchmarks that have not run yet. */
export function describeLastRuns({ pages, build, lighthouse }: LastRuns): string {
  return [
    ...(pages
      ? [
          `Pages: ${describeMachine(pages)}; medians of ${range(pages.routes.map(({ visits }) => visits))} paired visits to each of ${pages.routes.length} pages.`,
          verdicts(evaluate(pageChecks, pages.routes)),
          collapsed('Every page, in milliseconds and KiB', markdownTable(loadRows(pages.routes))),
        ]
      : []),
    ...(build
      ? [
          `Builds: ${describeMachine(build)}.`,
          verdicts(evaluate(buildChecks, [{ ...build, name: 'build' }])),
          ...(build.cold ? [markdownTable(buildRows(build))] : []),
          ...(build.hotels.length > 0 ? [markdownTable(hotelRows(build))] : []),
        ]
      : []),
    ...(lighthouse
      ? [
          `Lighthouse: ${describeMachine(lighthouse)}.`,
          verdicts(evaluate(lighthouseChecks, lighthouse.scores)),
          collapsed('Every page', markdownTable(scoreRows(lighthouse.scores).map((row) => row.slice(0, -1)))),
        ]
      : []),
  ].join('\n\n');
}

/**
 * A page of documentation with the part between the two markers replaced.
 * @throws when a marker is missing
 */
export function withLastRuns(page: string, runs: LastRuns): string {
  const begin = page.indexOf(markers.begin);
  const end = page.indexOf(markers.end);
  if (begin < 0 || end < begin) throw new Error(`The page has no ${markers.begin} … ${markers.end}.`);
  return `${page.slice(0, begin + markers.begin.length)}\n\n${describeLastRuns(runs)}\n\n${page.slice(end)}`;
}
