import { candidatePaths, canRun } from '../system/findProgram';
import { installDebian } from '../system/installDebian';

export interface WebKit {
  /** Debian's WebKitWebDriver, which starts its own small browser. */
  readonly driver: string;
  /** Xvfb, a virtual display. */
  readonly screen: string;
}

/** WebKit's driver and a virtual display, if this machine has both. */
export function findWebKit(): WebKit | undefined {
  const driver = candidatePaths(['WebKitWebDriver']).find((candidate) => canRun(candidate, ['--help']));
  const screen = candidatePaths(['Xvfb']).find((candidate) => canRun(candidate, ['-help']));
  return driver && screen ? { driver, screen } : undefined;
}

/** Finds WebKit and a virtual display, or installs Debian's. */
export function obtainWebKit(): WebKit {
  const found = findWebKit() ?? (installDebian(['webkit2gtk-driver', 'xvfb']) ? findWebKit() : undefined);
  if (found) return found;
  throw new Error('No WebKit was found, and none could be installed: `sudo apt-get install webkit2gtk-driver xvfb`.');
}
