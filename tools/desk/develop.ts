import { developSite, shownFolder, terminalReport } from './server/developSite';
import { shownContent } from './server/shownContent';

// npm run develop: Gatsby in develop mode, which a fault in the content does not end.

async function main(): Promise<void> {
  const root = process.cwd();
  const shown = shownFolder(root);
  const content = shownContent({ root, shown, onCheck: terminalReport() });
  await content.refresh();
  await content.ready();
  const gatsby = developSite({ root, shown, words: process.argv.slice(2) });
  gatsby.once('exit', (code) => process.exit(code ?? 0));
  // the terminal has told Gatsby as well
  process.once('SIGINT', () => content.close());
  process.once('SIGTERM', () => gatsby.kill('SIGTERM'));
}

void main();
