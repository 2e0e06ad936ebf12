import path from 'node:path';
import { candidatePaths, canRun } from '../system/findProgram';
import { installDebian } from '../system/installDebian';

/** The path of a Firefox on this machine: FIREFOX_PATH, or an installed one. */
export function findFirefox(): string | undefined {
  const candidates = process.env.FIREFOX_PATH
    ? [process.env.FIREFOX_PATH]
    : [...candidatePaths(['firefox-esr', 'firefox']), path.join('/Applications/Firefox.app/Contents/MacOS/firefox')];
  return candidates.find((candidate) => canRun(candidate, ['--version']));
}

/** Finds a Firefox, or installs Debian's. */
export function obtainFirefox(): string {
  const found = findFirefox() ?? (installDebian(['firefox-esr']) ? findFirefox() : undefined);
  if (found) return found;
  throw new Error('No Firefox was found, and none could be installed: `sudo apt-get install firefox-esr`, or name one that is there by FIREFOX_PATH.');
}
