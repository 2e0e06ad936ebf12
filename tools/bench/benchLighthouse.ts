import { parseArgs } from 'node:util';
import path from 'node:path';
import fs from 'node:fs';
import { startSite } from '../serve/serve';
import { obtainChromium } from '../test/findChromium';
import { evaluate, verdictRows } from './checks';
import { keepLastRun, lastRunFile, currentRunContext } from './lastRun';
import { categories, lighthouseChecks, type LighthouseScores } from './lighthouseChecks';
import { lighthouseScores } from './lighthouseScores';
import { publishedRoutes } from './pages/publishedRoutes';
import { plainTable } from './tables';
import { runMain } from '../system/run';

// npm run bench:lighthouse: Lighthouse's mobile scores of every page.

const usage = `npm run bench:lighthouse -- [options], after npm run build

  --routes /,/resort   these pages only
  --languages pt       pages of these languages: pt,en,fr
  --json               the scores as JSON instead of tables`;

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string' },
    languages: { type: 'string', default: 'pt' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  if (options.help) {
    console.log(usage);
    return;
  }
  const folder = path.resolve('public');
  if (!fs.existsSync(path.join(folder, 'sitemap.xml'))) throw new Error('There is no built site in public/. Run `npm run build` first.');
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
  else {
    const rows = scores.map((one) => [one.name, ...categories.map((category) => one[category].toFixed()), one.faults.join(', ')]);
    console.log(`\n${plainTable([['Page', ...categories, 'Faults'], ...rows])}\n\n${plainTable(verdictRows(evaluate(lighthouseChecks, scores)))}\n`);
  }
  keepLastRun({ lighthouse: { ...currentRunContext(), scores } });
  console.error(`Saved to ${lastRunFile}`);
}

runMain(main);
