import path from 'node:path';
import { environment } from '../../src/environment';
import { buildSite } from '../build/buildSite';
import { startMockBookingEngine } from './mockBookingEngine';
import { formsPath, startMockFormsService } from './mockFormsService';
import { type Served, untilStopped } from './listen';
import { startSite } from './serve';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

commandOptions({
  usage: `npm start: builds the site with booking links and forms that lead to mocks, then serves all three on 127.0.0.1

  PORT           port of the site, default 9000
  BOOKING_PORT   port of the mock of the booking engine, default 9100
  FORMS_PORT     port of the mock that receives forms, default 9200

With a GATSBY_ANALYTICS that leads to the last it also lists what was measured (docs/measuring.md).`,
});

const folder = path.resolve('public');

async function main(): Promise<void> {
  const { PORT: port = 9000 } = environment().values;
  const served: Served[] = [];
  try {
    const engine = await startMockBookingEngine();
    served.push(engine);
    const receiver = await startMockFormsService();
    served.push(receiver);
    if (port !== 0) await (await startSite({ folder, port })).close();

    const env = { GATSBY_BOOKING_HOST: engine.url, GATSBY_FORMS_ENDPOINT: receiver.url + formsPath, GATSBY_TELEMETRY_DISABLED: '1' };
    if ((await buildSite({ env })) !== 0) throw new Error('The build failed, so there is nothing to serve. See the reason above.');

    const site = await startSite({ folder, port });
    console.log('\nServing, until Ctrl+C\n');
    console.log(`     Site                     ${site.url}`);
    console.log(`     Mock booking engine  ${engine.url}   what it received: ${engine.url}/requests`);
    console.log(`     Mock forms service       ${receiver.url}   what it received: ${receiver.url}/requests\n`);
    await untilStopped(site);
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

runMain(main);
