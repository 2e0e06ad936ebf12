import path from 'node:path';
import { placesOf, starts } from '../system/findProgram';
import { installDebian } from '../system/installDebian';

/** The path of a Firefox on this machine: the one that FIREFOX_PATH names, or an installed one. */
export function findFirefox(): string | undefined {
  const places = process.env.FIREFOX_PATH
    ? [process.env.FIREFOX_PATH]
    : [...placesOf(['firefox-esr', 'firefox']), path.join('/Applications/Firefox.app/Contents/MacOS/firefox')];
  return places.find((place) => starts(place, ['--version']));
}

/** Finds a Firefox, or installs Debian's. */
export function obtainFirefox(): string {
  const found = findFirefox() ?? (installDebian(['firefox-esr']) ? findFirefox() : undefined);
  if (found) return found;
  throw new Error('No Firefox was found, and none could be installed: `sudo apt-get install firefox-esr`, or name one that is there by FIREFOX_PATH.');
}
