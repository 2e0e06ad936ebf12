import { buildChecks } from './build/buildChecks';
import { buildRows, hotelRows } from './build/buildTables';
import { judge, type Verdict, verdictRows } from './checks';
import type { LastRuns, Occasion } from './lastRun';
import { categories, lighthouseChecks } from './lighthouseChecks';
import { pageChecks } from './pages/pageChecks';
import { loadRows } from './pages/pageTables';
import { markdownTable } from './tables';

const markers = { begin: '<!-- bench:begin -->', end: '<!-- bench:end -->' };

/** From the least to the most: `2 to 5`, or `5`. */
const span = (numbers: readonly number[]): string => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(' to ');

const where = ({ day, cores, processor, memory }: Occasion): string => `${day}, ${cores} cores (${processor}), ${memory} GiB of memory`;
const verdicts = (list: readonly Verdict[]): string => markdownTable(verdictRows(list));
/** Long tables are folded away. */
const folded = (title: string, table: string): string => `<details><summary>${title}</summary>\n\n${table}\n\n</details>`;

/** What the last runs measured, as Markdown; a benchmark that has not run yet has no part in it. */
export function describeLastRuns({ pages, build, lighthouse }: LastRuns): string {
  return [
    ...(pages
      ? [
          `Pages: ${where(pages)}; medians of ${span(pages.routes.map(({ visits }) => visits))} paired visits to each of ${pages.routes.length} pages.`,
          verdicts(judge(pageChecks, pages.routes)),
          folded('Every page, in milliseconds and KiB', markdownTable(loadRows(pages.routes))),
        ]
      : []),
    ...(build
      ? [
          `Builds: ${where(build)}.`,
          verdicts(judge(buildChecks, [{ ...build, name: 'build' }])),
          ...(build.cold ? [markdownTable(buildRows(build))] : []),
          ...(build.hotels.length > 0 ? [markdownTable(hotelRows(build))] : []),
        ]
      : []),
    ...(lighthouse
      ? [
          `Lighthouse: ${where(lighthouse)}.`,
          verdicts(judge(lighthouseChecks, lighthouse.scores)),
          folded(
            'Every page',
            markdownTable([
              ['Page', ...categories],
              ...lighthouse.scores.map((scores) => [scores.name, ...categories.map((category) => scores[category].toFixed())]),
            ]),
          ),
        ]
      : []),
  ].join('\n\n');
}

/**
 * A page of documentation with its part between the two markers written anew.
 * @throws where a marker is missing
 */
export function withLastRuns(page: string, runs: LastRuns): string {
  const begin = page.indexOf(markers.begin);
  const end = page.indexOf(markers.end);
  if (begin < 0 || end < begin) throw new Error(`The page has no ${markers.begin} … ${markers.end}.`);
  return `${page.slice(0, begin + markers.begin.length)}\n\n${describeLastRuns(runs)}\n\n${page.slice(end)}`;
}
