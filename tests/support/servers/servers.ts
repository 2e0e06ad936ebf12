import fs from 'node:fs';
import { bookingEngineUrl } from './bookingEngine';
import { formsServiceUrl } from './formsService';
import { rebuildHint } from './rebuildHint';
import { siteUrl } from './siteAddress';

const server = (name: string, url: string) => ({
  name,
  command: `node --import tsx tools/serve/${name}.ts`,
  url,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  // locally, those of `npm start` are reused
  reuseExistingServer: !process.env.CI,
  timeout: 30_000,
});

/** The stand-in for the booking engine, started by Playwright. */
export const bookingStandIn = server('bookingStandIn', `${bookingEngineUrl}/requests`);

/** The built site and the stand-ins, started by Playwright. */
export const servers = [server('serve', siteUrl), bookingStandIn, server('formsStandIn', `${formsServiceUrl}/requests`)];

// in the main process alone: workers read this file too
if (process.env.TEST_WORKER_INDEX === undefined && fs.existsSync('public/index.html')) {
  const hint = rebuildHint(fs.readFileSync('public/index.html', 'utf8'), [bookingEngineUrl, formsServiceUrl]);
  if (hint) console.warn(hint);
}
