import { wantsLessData } from '../../../plugins/gatsby-plugin-first-paint';
import { megabytesOf } from '../../browser/megabytesOf';

interface LargeFiles {
  readonly large: { readonly src: string | null } | null;
  readonly largeJpeg: { readonly src: string | null } | null;
}

/** The address of the large file of a picture, in the format that the browser has chosen for the small one; null if there is none. */
export const largeFileOf = (files: LargeFiles | null, small: HTMLImageElement | null | undefined): string | null =>
  (small?.currentSrc.endsWith('.avif') ? files?.large : files?.largeJpeg)?.src ?? null;

/** Loads a large file at once; where the guest saves data, only asks for its size in megabytes (null if unknown), for a button that loads it. */
export function loadUnlessSaving(
  address: string | null,
  { load, onSize }: { load: (address: string) => void; onSize: (megabytes: number | null) => void },
): void {
  if (address === null) return;
  if (wantsLessData()) void megabytesOf(address).then(onSize);
  else load(address);
}
