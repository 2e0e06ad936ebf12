import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { candidatePaths, canRun } from '../../system/findProgram';
import { unpackDebian, unpackedEnvironment, unpackedFolder } from '../../system/debian';

export interface Wrk {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

function findWrk(): Wrk | undefined {
  const env = unpackedEnvironment();
  const program = [...candidatePaths(['wrk']), path.join(unpackedFolder, 'usr', 'bin', 'wrk')].find((candidate) => canRun(candidate, ['-v'], env));
  return program ? { program, env } : undefined;
}

/** Finds wrk, an HTTP load generator, or unpacks Debian's package. */
export function obtainWrk(): Wrk {
  const found = findWrk() ?? (unpackDebian(['wrk', 'libluajit2-5.1-2']) ? findWrk() : undefined);
  if (found) return found;
  throw new Error('No wrk was found, and none could be unpacked. Install it: `sudo apt-get install wrk`, or `brew install wrk`.');
}

/** Reads the output of wrk. `errors` are requests that were not answered, or not with 200. */
export function readLoad(printed: string) {
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(printed)?.[1];
  if (rate === undefined) throw new Error(`wrk printed no rate:\n${printed}`);
  const refused = Number(/^\s*Non-2xx or 3xx responses: (\d+)/m.exec(printed)?.[1] ?? 0);
  const broken = /^\s*Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(printed)?.slice(1) ?? [];
  return { requestsPerSecond: Number(rate), errors: refused + broken.reduce((sum, count) => sum + Number(count), 0) };
}

/** Requests one address repeatedly on 32 connections, accepting compressed answers. */
export function runWrk({ program, env }: Wrk, address: string, { seconds }: { seconds: number }) {
  const words = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br', address];
  return readLoad(execFileSync(program, words, { encoding: 'utf8', env, timeout: (seconds + 20) * 1000 }));
}
