import { environment, unknownVariables } from '../../src/environment';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { buildSite } from './buildSite';

commandOptions({ usage: 'npm run build: writes public/, which is what gets published' });

runMain(async () => {
  const { siteUrl } = environment();
  if ((await buildSite()) !== 0) throw new Error('The build failed. See the reason above.');
  for (const line of unknownVariables()) console.log(`! ${line}`);
  console.log(`Built for ${siteUrl}: public/ is ready (npm run serve shows it)`);
});
