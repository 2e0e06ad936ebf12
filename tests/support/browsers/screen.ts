import { once } from 'node:events';
import { spawn } from 'node:child_process';

/** Starts Xvfb, a virtual display, which chooses its number. */
export async function startScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const channel = screen.stdio[3];
  if (!channel) throw new Error('Xvfb does not report its display number.');
  const [number] = (await once(channel, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => screen.kill() };
}
