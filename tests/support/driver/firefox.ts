import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Driver } from './driver';
import { freePort } from './freePort';
import { connectMarionette } from './marionette';
import { patiently } from './patiently';

/** Nothing of its own between the page and the test, and nothing from outside. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'pt-BR',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** Starts a Firefox without a window, with a profile of its own that goes with it. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const port = await freePort();
  const lines = Object.entries({ ...preferences, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(program, ['--headless', '--no-remote', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const marionette = await patiently(() => connectMarionette(port));
  await marionette.send('WebDriver:NewSession', { acceptInsecureCerts: false });

  return {
    send: async (command, parameters) => ((await marionette.send(`WebDriver:${command}`, parameters)) as { value?: unknown } | null)?.value,
    close: async () => {
      marionette.end();
      browser.kill();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
