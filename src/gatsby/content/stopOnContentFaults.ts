import type { Reporter } from 'gatsby';
import { hotelToday } from '../../domain/stay/hotelToday';
import { hotelTimeZone } from '../../site';
import { checkContent } from './check';
import { writeEditorSchemas } from './editorSchema';
import { describeFaults } from './fault';

/** Checks all content before Gatsby reads it; a fault ends the build with words instead of a stack trace. */
export async function stopOnContentFaults({ root, reporter }: { root: string; reporter: Pick<Reporter, 'info' | 'warn' | 'verbose'> }): Promise<void> {
  writeEditorSchemas(root);
  const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
  const of = (level: string) => faults.filter((fault) => fault.level === level);
  if (of('note').length > 0) reporter.info(`Content notes:\n${describeFaults(of('note'))}`);
  if (of('warning').length > 0) reporter.warn(`Content to look at:\n${describeFaults(of('warning'))}`);
  if (of('fault').length > 0) {
    process.stderr.write(`\nThe content has faults. Mend them and build again:\n\n${describeFaults(of('fault'))}\n\n`);
    process.exit(1);
  }
}
