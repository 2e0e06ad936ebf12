import type { Language } from '../../site';
import { localizedPath } from './localizedPath';
import { pathWithoutLanguage } from './pathWithoutLanguage';

interface Switch {
  /** As in `window.location`. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its #, or empty. */
  readonly hash: string;
  readonly to: Language;
}

/** The address of the same page in another language; query and hash go along (decisions “Languages and addresses”). */
export const switchLanguage = ({ pathname, search, hash, to }: Switch): string => `${localizedPath(pathWithoutLanguage(pathname), to)}${search}${hash}`;
