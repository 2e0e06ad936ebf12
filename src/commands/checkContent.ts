import { hotelToday } from '../domain/stay/hotelToday';
import { checkContent } from '../gatsby/content/check';
import { writeEditorSchemas } from '../gatsby/content/editorSchema';
import { describeFaults } from '../gatsby/content/fault';
import { hotelTimeZone } from '../site';

// npm run content:check
async function main(): Promise<void> {
  const root = process.cwd();
  const changed = writeEditorSchemas(root);
  if (changed.length > 0) process.stdout.write(`Editor schemas written: ${changed.join(', ')}\n`);
  const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
  const stops = faults.filter(({ level }) => level === 'fault').length;
  const warnings = faults.filter(({ level }) => level === 'warning').length;
  if (faults.length > 0) process.stdout.write(`${describeFaults(faults)}\n\n`);
  process.stdout.write(`Content: ${stops} to mend, ${warnings} to look at.\n`);
  process.exitCode = stops > 0 ? 1 : 0;
}

void main();
