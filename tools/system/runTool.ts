import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A tool of this project's own node_modules. */
export const toolFile = (name: string): string => path.resolve('node_modules', '.bin', name);

/** Runs a tool of this project's own node_modules, its output in ours as it comes; answers its exit code. */
export async function runTool(
  [name, ...words]: readonly [string, ...string[]],
  { env = {} }: { env?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  const tool = spawn(toolFile(name), words, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  const [code] = (await once(tool, 'exit')) as [number | null];
  return code ?? 1;
}
