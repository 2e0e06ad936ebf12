import path from 'node:path';
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
