import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the main function of a command; on failure prints the message and sets the exit code to 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** Packages of tools whose name differs. */
const packages: Readonly<Record<string, string>> = { tsc: '@typescript/native', playwright: '@playwright/test' };

/** The script of a tool in node_modules, for Node: the batch files of Windows in `node_modules/.bin` need a shell, which splits paths at spaces. */
export function toolFile(name: string): string {
  const folder = path.resolve('node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { bin: string | Readonly<Record<string, string>> };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`The package in ${folder} has no program ${name}.`);
  return path.join(folder, file);
}

/** Runs a tool in this project's node_modules. @param log a file descriptor for its output; default: that of this program @returns its exit code */
export async function runTool(
  [name, ...args]: readonly [string, ...string[]],
  { env = {}, log }: { env?: Readonly<Record<string, string>>; log?: number } = {},
): Promise<number> {
  const output = log ?? 'inherit';
  const tool = spawn(process.execPath, [toolFile(name), ...args], { stdio: ['inherit', output, output], env: { ...process.env, ...env } });
  const [code] = (await once(tool, 'exit')) as [number | null];
  return code ?? 1;
}
