import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import WebDriver from 'webdriver';
import type { WebKit } from '../../../tools/test/testBrowsers';
import { freePort } from '../../../tools/serve/listen';
import type { Browser, Key, Starter } from './browser';
import { startScreen } from './screen';

/** Key codes of WebDriver. */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  PageDown: '\uE00F',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Rendering without a GPU. */
const softwareRendering = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' };

/** GTK settings for reduced motion: the film on the home page crashes Debian's WebKit if parts of GStreamer are missing. */
function reducedMotion(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(folder, 'gtk-3.0'));
  fs.writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Opens a window of WebKit's MiniBrowser. */
async function openWindow(port: number): Promise<Browser> {
  const session = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    // until the driver is listening
    connectionRetryCount: 10,
    capabilities: { 'wdio:enforceWebDriverClassic': true },
  });
  const act = async (actions: object[]) => {
    await session.performActions(actions);
    await session.releaseActions();
  };
  return {
    goto: (address) => session.navigateTo(address),
    address: () => session.getUrl(),
    evaluate: <Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument) =>
      session.executeScript(`return (${inPage.toString()})(arguments[0]);`, [argument as object]) as Promise<Result>,
    resize: (width, height) => session.setWindowRect(0, 0, width, height),
    clickAt: (x, y) =>
      act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    press: (key) =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: keys[key] },
            { type: 'keyUp', value: keys[key] },
          ],
        },
      ]),
    close: () => session.deleteSession(),
  };
}

/** Starts Debian's WebKitWebDriver on a virtual display. */
export async function startWebKit({ driver: program, screen }: WebKit): Promise<Starter> {
  process.env.WDIO_LOG_LEVEL ??= 'error';
  const display = await startScreen(screen);
  const port = await freePort();
  const settings = reducedMotion();
  const driver = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...softwareRendering, DISPLAY: display.name, XDG_CONFIG_HOME: settings },
  });
  return {
    open: () => openWindow(port),
    close: () => {
      driver.kill();
      display.stop();
      fs.rmSync(settings, { recursive: true });
      return Promise.resolve();
    },
  };
}
