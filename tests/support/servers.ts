import { bookingEngineUrl } from './bookingEngine';
import { formsServiceUrl } from './formsService';
import { siteUrl } from './site';

const server = (name: string, url: string) => ({
  name,
  command: `node --import tsx tools/serve/${name}.ts`,
  url,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  // By hand, the servers of `npm start` may stay up.
  reuseExistingServer: !process.env.CI,
  timeout: 30_000,
});

/** The built site and its stand-ins, as Playwright starts them before the journeys. */
export const servers = [
  server('serve', siteUrl),
  server('bookingStandIn', `${bookingEngineUrl}/requests`),
  server('formsStandIn', `${formsServiceUrl}/requests`),
];
