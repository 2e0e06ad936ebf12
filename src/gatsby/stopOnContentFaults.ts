import type { Reporter } from 'gatsby';
import { checkContent } from '../content/check';
import { writeEditorSchemas } from '../content/editorSchema';
import { describeBriefly, describeFaults } from '../content/faults/describe';
import { hotelToday } from '../domain/time/clock';
import { hotelTimeZone } from '../site';

/** Checks all content before Gatsby reads it. Faults end the build with messages instead of a stack trace; warnings and notes are summarised. */
export async function stopOnContentFaults({ root, reporter }: { root: string; reporter: Pick<Reporter, 'warn'> }): Promise<void> {
  writeEditorSchemas(root);
  // in develop mode the content was checked when it was copied (tools/develop/contentCopy.ts)
  if (process.env.CONTENT_COPY) return;
  const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
  const stops = faults.filter(({ level }) => level === 'fault');
  if (stops.length > 0) {
    process.stderr.write(`\nThe content has faults. Mend them and build again:\n\n${describeFaults(stops)}\n\n`);
    process.exit(1);
  }
  if (faults.length > 0) reporter.warn(`Content to look at; npm run content:check says what to do:\n${describeBriefly(faults)}`);
}
