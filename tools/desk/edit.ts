import { spawn, type ChildProcess } from 'node:child_process';
import crypto from 'node:crypto';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { describeFaults } from '../../src/gatsby/content/fault';
import { deskPath } from './deskPath';
import { deskServer } from './server/deskServer';
import { shownContent, type ContentState } from './server/shownContent';
import { toldInPortuguese } from './check/portuguese';

// npm run edit: the site in develop mode and the desk, on one address. `-- --no-site`: the desk alone.

const root = process.cwd();
const port = Number(process.env.PORT ?? 8000);
const sitePort = Number(process.env.SITE_PORT ?? port + 1);
const address = `http://localhost:${port}${deskPath}`;

/** The content that the site is made from; outside of the project, where Gatsby looks at all that is new. */
const shown = path.join(os.tmpdir(), `shown-content-${crypto.createHash('sha256').update(root).digest('hex').slice(0, 12)}`, 'content');

/** Opens the address in the browser of whoever sits here. */
function openBrowser(): void {
  if (process.env.CI || process.env.BROWSER === 'none') return;
  const [program = '', ...words] = process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  spawn(program, [...words, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

const answers = (): Promise<boolean> =>
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
  let told = '';

  function onState({ faults, shown: which, look }: ContentState): void {
    desk.tell({ faults: toldInPortuguese(faults), shown: which, look });
    const wrong = describeFaults(faults.filter(({ level }) => level === 'fault'));
    if (wrong !== told)
      console.log(
        wrong ? `\nThe content has faults; the site shows the last state without any:\n${wrong}\n` : '\nThe content has no fault; the site shows it.\n',
      );
    told = wrong;
  }

  const content = shownContent({ root, shown, tell: onState });
  await desk.listen();
  const first = await content.refresh();
  console.log(`\nThe desk:  ${address}\nThe site:  http://localhost:${port}\n`);
  openBrowser();

  let gatsby: ChildProcess | undefined;
  let isClosing = false;
  /** Gatsby in develop mode; where it ends by itself, it is started again. */
  function startSite(): void {
    if (isClosing) return;
    desk.tell({ site: 'starting' });
    gatsby = spawn(path.join(root, 'node_modules', '.bin', 'gatsby'), ['develop', '--host', '127.0.0.1', '--port', String(sitePort)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CONTENT_FOLDER: shown, GATSBY_PREVIEW: process.env.GATSBY_PREVIEW ?? 'true' },
      shell: process.platform === 'win32',
    });
    gatsby.once('exit', () => {
      if (isClosing) return;
      desk.tell({ site: 'stopped' });
      console.error('\nThe site stopped; it starts again.\n');
      setTimeout(startSite, 3000);
    });
    const own = gatsby;
    const runs = (): boolean => own.exitCode === null && own.signalCode === null;
    void (async () => {
      while (runs() && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 1000));
      if (runs()) desk.tell({ site: 'running' });
    })();
  }

  // without one good state there is no site yet: it starts with the first
  let state = first;
  while (state.shown === 'nothing') {
    await new Promise((resolve) => setTimeout(resolve, 500));
    state = await content.refresh();
  }
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
