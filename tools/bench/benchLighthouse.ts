import { builtSite } from '../serve/builtSite';
import { startSite } from '../serve/serve';
import { obtainChromium } from '../test/findChromium';
import { evaluate, verdictRows } from './checks';
import { lighthouseChecks, lighthouseScores, type LighthouseScores, scoreRows } from './lighthouse';
import { publishedRoutes } from './pages/publishedRoutes';
import { plainTable } from './tables';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run bench:lighthouse: Lighthouse's mobile scores of every page.

const usage = `npm run bench:lighthouse -- [options], after npm run build

  --routes /,/resort   these pages only
  --languages pt       pages of these languages: pt,en,fr
  --json               the scores as JSON instead of tables`;

const options = commandOptions({
  usage,
  options: {
    routes: { type: 'string' },
    languages: { type: 'string', default: 'pt' },
    json: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const folder = builtSite();
  const routes = options.routes?.split(',') ?? (await publishedRoutes({ folder, languages: options.languages.split(',') }));
  const site = await startSite({ folder, port: 0 });
  const chromium = obtainChromium();
  const scores: LighthouseScores[] = [];
  try {
    for (const [index, route] of routes.entries()) {
      console.error(`${index + 1}/${routes.length}  ${route}`);
      scores.push(await lighthouseScores({ address: site.url + route, name: route, chromium }));
    }
  } finally {
    await site.close();
  }
  if (options.json) console.log(JSON.stringify(scores, undefined, 2));
  else console.log(`\n${plainTable(scoreRows(scores))}\n\n${plainTable(verdictRows(evaluate(lighthouseChecks, scores)))}\n`);
}

runMain(main);
