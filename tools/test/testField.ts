import { answerHelp } from '../system/commandOptions';
import { runTool } from '../system/run';
import { obtainChromium } from './findChromium';

// npm run test:field: every journey under every condition of the field, on a built site (docs/field.md).

async function main(): Promise<void> {
  answerHelp(`npm run test:field -- [arguments of playwright test], after npm run build: the main journeys under each condition of docs/field.md

  CHROMIUM_PATH   another Chromium`);
  const env = { FULL: '1', CHROMIUM_PATH: obtainChromium() };
  process.exitCode = await runTool(['playwright', 'test', '--project=field', ...process.argv.slice(2)], { env });
}

void main();
