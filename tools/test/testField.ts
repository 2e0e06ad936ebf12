import { answerHelp } from '../system/commandOptions';
import { runTool } from '../system/run';
import { obtainChromium } from './findChromium';

// npm run test:field: every journey under every condition of the field, on a built site (docs/field.md).

/** What conditions leave to chance differs from run to run, unless FIELD_SEED repeats one. */
const seed = process.env.FIELD_SEED ?? String(Date.now() % 100_000);

async function main(): Promise<void> {
  answerHelp(`npm run test:field -- [arguments of playwright test], after npm run build: the main journeys under each condition of docs/field.md

  FIELD_SEED      repeats what an earlier run left to chance; it printed its seed
  CHROMIUM_PATH   another Chromium`);
  console.log(`FIELD_SEED=${seed}`);
  const env = { FULL: '1', FIELD_SEED: seed, CHROMIUM_PATH: obtainChromium() };
  process.exitCode = await runTool(['playwright', 'test', '--project=field', ...process.argv.slice(2)], { env });
}

void main();
