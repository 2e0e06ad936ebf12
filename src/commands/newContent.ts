import { hotelToday } from '../domain/stay/hotelToday';
import { newContent, type Written } from '../gatsby/content/asking/newContent';
import { NoAnswer, openTerminal } from '../gatsby/content/asking/terminal';
import { describeFaults } from '../gatsby/content/fault';
import { hotelTimeZone } from '../site';
import { runTool } from './runTool';

// npm run content:new room

function nextSteps({ kind, file, slug, warnings }: Written): string {
  const address = kind === 'Room' ? `http://localhost:8000/quartos/${slug}` : 'http://localhost:8000';
  return [
    `\nWritten: ${file}`,
    ...(warnings.length > 0 ? [`\nWorth a look:\n${describeFaults(warnings)}`] : []),
    '\nNext:',
    `  npm run develop          shows it on ${address}`,
    '  npm run content:check    once you have edited it further',
    '  Then commit the file together with its pictures.\n',
  ].join('\n');
}

async function main(): Promise<void> {
  const terminal = openTerminal({ input: process.stdin, output: process.stdout });
  try {
    const written = await newContent({ root: process.cwd(), today: hotelToday(new Date(), hotelTimeZone), terminal, word: process.argv[2] });
    await runTool(['prettier', '--write', '--log-level', 'silent', written.file]);
    terminal.tell(nextSteps(written));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    terminal.tell(`\n${error.message} Nothing was written.`);
    process.exitCode = 1;
  } finally {
    terminal.close();
  }
}

void main();
