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

/** The mock of the booking engine, started by Playwright. */
export const mockBookingEngine = server('mockBookingEngine', `${bookingEngineUrl}/requests`);

/** The built site and the mocks, started by Playwright. */
export const servers = [server('serve', siteUrl), mockBookingEngine, server('mockFormsService', `${formsServiceUrl}/requests`)];

// in the main process alone: workers read this file too
if (process.env.TEST_WORKER_INDEX === undefined && fs.existsSync('public/index.html')) {
  const hint = rebuildHint(fs.readFileSync('public/index.html', 'utf8'), [bookingEngineUrl, formsServiceUrl]);
  if (hint) console.warn(hint);
}
