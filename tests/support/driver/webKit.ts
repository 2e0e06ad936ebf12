import { once } from 'node:events';
import { spawn } from 'node:child_process';
import type { WebKit } from '../../../tools/test/webKit';
import type { Command, Driver } from './driver';
import { freePort } from './freePort';
import { patiently } from './patiently';

/** Where each command stands in the standard's list of addresses. */
const addresses: Readonly<Record<Command, readonly [method: 'GET' | 'POST' | 'DELETE', address: string]>> = {
  Navigate: ['POST', 'url'],
  GetCurrentURL: ['GET', 'url'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  ReleaseActions: ['DELETE', 'actions'],
  SetWindowRect: ['POST', 'window/rect'],
};

/** Drawing without a graphics card. */
const plainly = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' };

/** A screen of its own; answers its name and what ends it. */
async function startScreen(program: string): Promise<{ name: string; end: () => Promise<unknown> }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(screen, 'exit');
  const channel = screen.stdio[3];
  if (!channel) throw new Error('The screen does not tell its number.');
  const [number] = (await once(channel, 'data')) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    end: () => {
      screen.kill();
      return ended;
    },
  };
}

/** Starts WebKit's driver, and by it WebKit's own small browser on a screen that nobody sees. */
export async function startWebKit({ driver, screen }: WebKit): Promise<Driver> {
  const display = await startScreen(screen);
  const port = await freePort();
  const service = spawn(driver, ['--host=127.0.0.1', `--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, ...plainly, DISPLAY: display.name },
  });
  const ended = once(service, 'exit');

  async function ask(method: string, address: string, parameters?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${String(port)}/${address}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }

  await patiently(() => ask('GET', 'status'));
  const { sessionId } = (await ask('POST', 'session', { capabilities: { alwaysMatch: {} } })) as { sessionId: string };

  return {
    send: (command, parameters) => {
      const [method, address] = addresses[command];
      return ask(method, `session/${sessionId}/${address}`, parameters);
    },
    close: async () => {
      await ask('DELETE', `session/${sessionId}`);
      service.kill();
      await ended;
      await display.end();
    },
  };
}
