import { developSite, contentCopyFolder, terminalReport } from './server/developSite';
import { contentCopy } from './server/contentCopy';

// npm run develop: Gatsby in develop mode, which keeps running when content has faults.

async function main(): Promise<void> {
  const root = process.cwd();
  const copy = contentCopyFolder(root);
  const content = contentCopy({ root, copy, onCheck: terminalReport() });
  await content.refresh();
  await content.ready;
  const gatsby = developSite({ root, contentFolder: copy, args: process.argv.slice(2) });
  gatsby.once('exit', (code) => process.exit(code ?? 0));
  // the terminal sends SIGINT to Gatsby as well
  process.once('SIGINT', () => content.close());
  process.once('SIGTERM', () => gatsby.kill('SIGTERM'));
}

void main();
