import { hotelToday } from '../../src/domain/time/clock';
import { checkContent } from '../../src/content/check';
import { writeEditorSchemas } from '../../src/content/editorSchema';
import { describeFaults } from '../../src/content/faults/describe';
import { environment, unknownVariables } from '../../src/environment';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { hotelTimeZone } from '../../src/site';

// npm run content:check

commandOptions({
  usage: `npm run content:check: lists what is wrong in content/, and writes the schemas that editors use

  CONTENT_FOLDER   another hotel's folder`,
});

async function main(): Promise<void> {
  environment();
  const root = process.cwd();
  const changed = writeEditorSchemas(root);
  if (changed.length > 0) process.stdout.write(`Editor schemas written: ${changed.join(', ')}\n`);
  const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
  const errors = faults.filter(({ level }) => level === 'fault').length;
  const warnings = faults.filter(({ level }) => level === 'warning').length;
  if (faults.length > 0) process.stdout.write(`${describeFaults(faults)}\n\n`);
  for (const line of unknownVariables()) process.stdout.write(`! ${line}\n`);
  process.stdout.write(`Content: ${errors} to fix, ${warnings} warnings.\n`);
  process.exitCode = errors > 0 ? 1 : 0;
}

runMain(main);
