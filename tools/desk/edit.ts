import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import { deskPath } from './deskPath';
import { deskServer } from './server/deskServer';
import { developSite, shownFolder, terminalReport } from './server/developSite';
import { shownContent, type ContentState } from './server/shownContent';
import { faultsInPortuguese } from './check/portuguese';

// npm run edit: the site in develop mode and the desk, on one address. `-- --no-site`: the desk alone.

const root = process.cwd();
const port = Number(process.env.PORT ?? 8000);
const sitePort = Number(process.env.SITE_PORT ?? port + 1);
const address = `http://localhost:${port}${deskPath}`;

/** Opens the address in the browser of whoever sits here. */
function openBrowser(): void {
  if (process.env.CI || process.env.BROWSER === 'none') return;
  const [program = '', ...words] = process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  spawn(program, [...words, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

const siteAnswers = (): Promise<boolean> =>
  new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port: sitePort, path: '/', headers: { accept: 'text/html' } }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
      .on('error', () => resolve(false));
  });

async function main(): Promise<void> {
  const desk = await deskServer({ root, port, sitePort });
  const report = terminalReport();
  const onState = (state: ContentState): void => {
    desk.update({ faults: faultsInPortuguese(state.faults), shown: state.shown, revision: state.revision });
    report(state);
  };

  const shown = shownFolder(root);
  const content = shownContent({ root, shown, onCheck: onState });
  await desk.listen();
  console.log(`\nThe desk:  ${address}\nThe site:  http://localhost:${port}\n`);
  openBrowser();

  let gatsby: ChildProcess | undefined;
  let isClosing = false;
  /** Gatsby in develop mode; where it ends by itself, it is started again. */
  function startSite(): void {
    if (isClosing) return;
    desk.update({ site: 'starting' });
    gatsby = developSite({
      root,
      shown,
      words: ['--host', '127.0.0.1', '--port', String(sitePort)],
      // without Gatsby's own badges over the page
      env: { GATSBY_PREVIEW: process.env.GATSBY_PREVIEW ?? 'true', GATSBY_INDICATOR_ENABLED: 'false', GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: 'false' },
    });
    gatsby.once('exit', () => {
      if (isClosing) return;
      desk.update({ site: 'stopped' });
      console.error('\nThe site stopped; it starts again.\n');
      setTimeout(startSite, 3000);
    });
    const own = gatsby;
    const runs = (): boolean => own.exitCode === null && own.signalCode === null;
    void (async () => {
      while (runs() && !(await siteAnswers())) await new Promise((resolve) => setTimeout(resolve, 1000));
      if (runs()) desk.update({ site: 'running' });
    })();
  }

  await content.refresh();
  await content.ready();
  if (!process.argv.includes('--no-site')) startSite();

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
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken: is the desk open already? Otherwise PORT=8100 npm run edit.` : message);
  process.exitCode = 1;
});
