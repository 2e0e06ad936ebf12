import { environment } from '../../src/environment';
import { answerHelp } from '../system/commandOptions';
import { runMain } from '../system/run';
import { developSite, contentCopyFolder, terminalReport } from './developSite';
import { contentCopy } from './contentCopy';

// npm run develop

answerHelp(`npm run develop -- [options of gatsby develop]: the site on http://localhost:8000, updated as you edit, also while content has faults

  --port 8100   another port
  --open        opens it in the browser`);

async function main(): Promise<void> {
  environment();
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

runMain(main);
