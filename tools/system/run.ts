import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the main function of a command; a failure is printed by its message, and the exit code is then 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** The path of a tool in this project's node_modules. */
export const toolFile = (name: string): string => path.resolve('node_modules', '.bin', name);

/** Runs a tool in this project's node_modules, with inherited output. @returns its exit code */
export async function runTool([name, ...args]: readonly [string, ...string[]], { env = {} }: { env?: Readonly<Record<string, string>> } = {}): Promise<number> {
  const tool = spawn(toolFile(name), args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  const [code] = (await once(tool, 'exit')) as [number | null];
  return code ?? 1;
}
