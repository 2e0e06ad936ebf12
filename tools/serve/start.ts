import path from 'node:path';
import { showBuild } from '../build/showBuild';
import { startBookingStandIn } from './bookingStandIn';
import { formsPath, startFormsStandIn } from './formsStandIn';
import { type Served, untilStopped } from './listen';
import { startSite } from './serve';
import { runMain } from '../system/run';

// npm start: builds the site with booking links and forms that lead to stand-ins, then serves all three.

const folder = path.resolve('public');
const port = Number(process.env.PORT ?? 9000);

async function main(): Promise<void> {
  const served: Served[] = [];
  try {
    const engine = await startBookingStandIn();
    served.push(engine);
    const receiver = await startFormsStandIn();
    served.push(receiver);
    // fail now, not after the build, if the port is in use
    if (port !== 0) await (await startSite({ folder, port })).close();

    const env = { GATSBY_BOOKING_HOST: engine.url, GATSBY_FORMS_ENDPOINT: receiver.url + formsPath, GATSBY_TELEMETRY_DISABLED: '1' };
    if (!(await showBuild(env))) throw new Error('The build failed, so there is nothing to serve. See the reason above.');

    const site = await startSite({ folder, port });
    console.log('\nServing, until Ctrl+C\n');
    console.log(`     Site                     ${site.url}`);
    console.log(`     Stand-in booking engine  ${engine.url}   what it received: ${engine.url}/requests`);
    console.log(`     Stand-in for forms       ${receiver.url}   what it received: ${receiver.url}/requests\n`);
    await untilStopped(site);
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

runMain(main);
