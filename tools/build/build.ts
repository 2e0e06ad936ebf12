import { environment } from '../../src/environment';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { buildSite } from './buildSite';
import { showBuild } from './showBuild';

const { verbose } = commandOptions({
  usage: `npm run build -- [options]: writes public/, which is what gets published

  --verbose   shows Gatsby's whole output`,
  options: { verbose: { type: 'boolean', default: false } },
});

runMain(async () => {
  const { siteUrl } = environment();
  const built = verbose ? (await buildSite()) === 0 : await showBuild();
  if (built) console.log(`Built for ${siteUrl}: public/ is ready (npm run serve shows it)`);
  process.exitCode = built ? 0 : 1;
});
