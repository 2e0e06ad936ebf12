import { useState } from 'react';
import { wantsLessData } from '../../../plugins/gatsby-plugin-first-paint';

interface LargeFiles {
  readonly large: { readonly src: string | null } | null;
  readonly largeJpeg: { readonly src: string | null } | null;
}

/** The address of the large file of a picture, in the format that the browser has chosen for the small one; null if there is none. */
export const largeFileOf = (files: LargeFiles | null, small: HTMLImageElement | null | undefined): string | null =>
  (small?.currentSrc.endsWith('.avif') ? files?.large : files?.largeJpeg)?.src ?? null;

/** The size of a file in megabytes, at least 0.1, from a HEAD request; null if unknown. */
async function megabytesOf(address: string): Promise<number | null> {
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' });
    const bytes = Number(headers.get('content-length'));
    return ok && bytes > 0 ? Math.max(0.1, bytes / 1e6) : null;
  } catch {
    return null;
  }
}

interface LargePicture {
  /** Not offered yet; waits for a tap, since the guest saves data; to be loaded; cannot be loaded. */
  readonly state: 'none' | 'waits' | 'wanted' | 'missing';
  readonly address: string | null;
  readonly megabytes: number | null;
}

const none: LargePicture = { state: 'none', address: null, megabytes: null };

/** A large picture, loaded as soon as it is offered; where the guest saves data, only its size is asked for, for a button that loads it. */
export function useLargePicture() {
  const [large, setLarge] = useState(none);
  return {
    ...large,
    /** Does nothing if it was offered before, or has no file. */
    offer: (address: string | null): void => {
      if (address === null || large.state !== 'none') return;
      const saving = wantsLessData();
      setLarge({ state: saving ? 'waits' : 'wanted', address, megabytes: null });
      // one of unknown size can be offered again
      if (saving) void megabytesOf(address).then((megabytes) => setLarge(megabytes === null ? none : { state: 'waits', address, megabytes }));
    },
    load: () => setLarge((before) => ({ ...before, state: 'wanted' })),
    fail: () => setLarge((before) => ({ ...before, state: 'missing' })),
    reset: () => setLarge(none),
  };
}
