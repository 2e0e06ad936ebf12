import { placesOf, starts } from '../system/findProgram';
import { installDebian } from '../system/installDebian';

export interface WebKit {
  /** Debian's WebKitWebDriver, which starts its own small browser. */
  readonly driver: string;
  /** Xvfb, a screen for machines without one. */
  readonly screen: string;
}

/** WebKit's driver and a screen for it, where this machine has both. */
export function findWebKit(): WebKit | undefined {
  const driver = placesOf(['WebKitWebDriver']).find((place) => starts(place, ['--help']));
  const screen = placesOf(['Xvfb']).find((place) => starts(place, ['-help']));
  return driver && screen ? { driver, screen } : undefined;
}

/** Finds WebKit and a screen, or installs Debian's. */
export function obtainWebKit(): WebKit {
  const found = findWebKit() ?? (installDebian(['webkit2gtk-driver', 'xvfb']) ? findWebKit() : undefined);
  if (found) return found;
  throw new Error('No WebKit was found, and none could be installed: `sudo apt-get install webkit2gtk-driver xvfb`.');
}
