import { differences, type Difference, type Measured } from './difference';
import { loadPage } from './loadPage';
import { onePerTemplate } from './publishedRoutes';
import { measureBoth, type Sites } from './sites';
import { nextPage, type Tap, tapPage } from './tapPage';

/** The pages of a comparison: with and without picture, with booking card, carousels, tabs and forms. */
export const comparedRoutes = ['/', '/acomodacoes', '/quartos/standard', '/gastronomia', '/galeria', '/privacidade'];

interface Plan {
  readonly routes: readonly string[];
  /** All pages of the site, for links. */
  readonly all: readonly string[];
  readonly runs: number;
  readonly loads: boolean;
  readonly taps: boolean;
  readonly log: (line: string) => void;
}

/** The next page is one interaction, whether or not it has been prefetched. */
const nameOf = ({ interaction }: Tap): string => (interaction.startsWith(nextPage) ? nextPage : interaction);

function pairTaps(here: readonly Tap[], there: readonly Tap[]): Measured[] {
  return here.flatMap((tap) => {
    const same = there.find((other) => nameOf(other) === nameOf(tap) && other.moment === tap.moment);
    const name = `${nameOf(tap)}, ${tap.moment === 'settled' ? 'settled' : `first paint + ${tap.moment}`}`;
    return same ? [{ name, unit: 'ms' as const, site: tap.answer, other: same.answer }] : [];
  });
}

/** Visits and taps two sites alternately. */
export async function compareSites(sites: Sites, { routes, all, runs, loads, taps, log }: Plan): Promise<Difference[]> {
  const measured: Measured[] = [];
  const tapped = onePerTemplate(routes);
  for (let run = 0; run < runs; run += 1)
    for (const route of routes) {
      log(`${run + 1}/${runs}  ${route}`);
      if (loads) {
        const { site, other } = await measureBoth(sites, run, (address) => loadPage(sites.browser, address + route, { scroll: false }));
        const kib = (bytes: number) => bytes / 1024;
        measured.push(
          { name: 'LCP', unit: 'ms', site: site.largestPaint, other: other.largestPaint },
          { name: 'TBT', unit: 'ms', site: site.blocking, other: other.blocking },
          { name: 'HTML', unit: 'KiB', site: kib(site.inAll.html), other: kib(other.inAll.html) },
          { name: 'script', unit: 'KiB', site: kib(site.inAll.js), other: kib(other.inAll.js) },
        );
      }
      if (taps && tapped.includes(route)) {
        const { site, other } = await measureBoth(sites, run, (address) => tapPage(sites.browser, address + route, { moments: [0, 500], routes: all }));
        measured.push(...pairTaps(site, other));
      }
    }
  return differences(measured);
}
