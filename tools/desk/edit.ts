import { spawn, type ChildProcess } from 'node:child_process';
import { environment } from '../../src/environment';
import { inPortuguese } from '../../src/content/faults/describe';
import { deskPath } from './protocol';
import { deskServer } from './server/deskServer';
import { developSite, contentCopyFolder, terminalReport } from '../develop/developSite';
import { contentCopy, type ContentState } from '../develop/contentCopy';
import { commandOptions } from '../system/commandOptions';

// npm run edit

const options = commandOptions({
  usage: `npm run edit -- [options]: the editing desk, with the site beside it, on http://localhost:8000/admin

  --no-site   the desk alone

  PORT        another port; the site beside it has the next one, or SITE_PORT
  BROWSER     none: opens no browser`,
  options: { 'no-site': { type: 'boolean', default: false } },
});

const root = process.cwd();

/** Opens the desk in the default browser. */
function openBrowser(address: string): void {
  if (process.env.CI || environment().values.BROWSER === 'none') return;
  const [program = '', ...args] = process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

async function main(): Promise<void> {
  const { PORT: port = 8000, SITE_PORT: sitePort = port + 1 } = environment().values;
  const address = `http://localhost:${port}${deskPath}`;
  const desk = await deskServer({ root, port, sitePort });
  const report = terminalReport();
  const onState = (state: ContentState): void => {
    desk.update({ faults: state.faults.map(inPortuguese), shown: state.shown, revision: state.revision });
    report(state);
  };

  const copy = contentCopyFolder(root);
  const content = contentCopy({ root, copy, onCheck: onState });
  await desk.listen();
  console.log(`\nThe desk:  ${address}\nThe site:  http://localhost:${port}\n`);
  openBrowser(address);

  let gatsby: ChildProcess | undefined;
  let isClosing = false;
  /** Starts Gatsby in develop mode, and again if it stops. */
  function startSite(): void {
    if (isClosing) return;
    gatsby = developSite({
      root,
      contentFolder: copy,
      args: ['--host', '127.0.0.1', '--port', String(sitePort)],
      // no badges of Gatsby's over the page, and no WebSockets, which the desk would have to pass on
      env: {
        GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: 'polling',
        GATSBY_PREVIEW: environment().values.GATSBY_PREVIEW ?? 'true',
        GATSBY_INDICATOR_ENABLED: 'false',
        GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: 'false',
      },
    });
    gatsby.once('exit', () => {
      if (isClosing) return;
      console.error('\nThe site stopped; it starts again.\n');
      setTimeout(startSite, 3000);
    });
  }

  await content.refresh();
  await content.ready;
  if (!options['no-site']) startSite();

  const close = () => {
    isClosing = true;
    content.close();
    desk.close();
    if (!gatsby || gatsby.exitCode !== null) process.exit(0);
    gatsby.once('exit', () => process.exit(0));
    gatsby.kill('SIGINT');
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

void main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE' ? `Port ${environment().values.PORT ?? 8000} is in use. Is the desk open already? Otherwise run PORT=8100 npm run edit.` : message,
  );
  process.exitCode = 1;
});
