import { once } from 'node:events';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { siteUrl } from '../servers/siteAddress';
import { startScreen } from './screen';

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

/** Milliseconds without a word after which a key has been answered, and at most. */
const quiet = 1500;
const longest = 10_000;

/** Starts Orca beside a Firefox on a virtual display, without sound: only keys go in, and only what is said comes out. */
export async function startScreenReader({ firefox: executablePath, screen }: { readonly firefox: string; readonly screen: string }) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'orca-'));
  const said = path.join(home, 'said');
  fs.writeFileSync(said, '');
  fs.copyFileSync(path.join(__dirname, 'orca-customizations.py'), path.join(home, 'orca-customizations.py'));
  const display = await startScreen(screen);
  const own = { HOME: home, XDG_RUNTIME_DIR: home, SAID: said, DISPLAY: display.name, GNOME_ACCESSIBILITY: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], { env: { ...process.env, ...own }, stdio: ['ignore', 'pipe', 'ignore'] });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  const env = { ...process.env, ...own, DBUS_SESSION_BUS_ADDRESS: address.toString().trim() };
  const orca = spawn('orca', ['--user-prefs', home], { env, stdio: 'ignore' });
  let from = 0;
  const lines = () => fs.readFileSync(said, 'utf8').split('\n').slice(0, -1);
  /** What has been said since the last key. */
  const heard = () => lines().slice(from).map((line) => JSON.parse(line) as string).join(' '); // prettier-ignore
  const settled = async () => {
    for (const began = Date.now(); Date.now() - began < longest;) {
      if (heard() !== '' && Date.now() - fs.statSync(said).mtimeMs > quiet) return;
      await wait(100);
    }
  };
  // it says so itself when it is ready
  while (heard() === '') await wait(200);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: false,
    executablePath,
    env,
    timeout: 90_000,
    extraPrefsFirefox: { 'accessibility.force_disabled': -1, 'intl.accept_languages': 'pt-BR' },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const type = (...args: readonly string[]) => spawnSync('xdotool', args, { env });
  type('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowfocus');
  const press = async (key: string) => {
    from = lines().length;
    type('key', '--clearmodifiers', key);
    await settled();
  };
  return {
    heard,
    press,
    hears: (text: string) => expect.poll(heard).toContain(text),
    /** Opens a page and waits for hydration. */
    open: async (route: string) => {
      from = lines().length;
      await page.goto(siteUrl + route);
      await page.waitForSelector('#___gatsby[data-hydrated]');
      await settled();
    },
    /** Presses a key until something is said. @throws Error with the last that was said, after as many times */
    pressUntil: async (key: string, text: string, most = 80) => {
      for (let presses = 0; presses < most; presses += 1) {
        await press(key);
        if (heard().includes(text)) return;
      }
      throw new Error(`“${text}” was not heard after ${key}; the last was: ${heard()}`);
    },
    type: async (text: string) => {
      from = lines().length;
      type('type', '--delay', '150', text);
      await settled();
    },
    address: () => page.url(),
    close: async () => {
      await browser.close();
      orca.kill('SIGKILL');
      bus.kill();
      display.stop();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}
