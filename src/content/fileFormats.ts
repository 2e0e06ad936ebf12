import { inHotelFolder } from '../hotel';
import type { Problem } from './faults/fault';

// What PDF files and films must be, for the editing desk and the content check.

/** Megabytes of a file at most: more are too many for a phone. */
const maxMegabytes = 10;
export const maxFileBytes = maxMegabytes * 1e6;

/** What a file is, by the end of its name: where it is kept, and how its bytes, as Latin-1, are told from others. A PDF that was cut short lacks its end. */
export const fileFormats = {
  pdf: { called: 'PDF', folder: inHotelFolder('files'), isWhole: (text: string) => text.startsWith('%PDF-') && text.slice(-1024).includes('%%EOF') },
  mp4: { called: 'MP4 (H.264)', folder: inHotelFolder('films'), isWhole: (text: string) => text.startsWith('ftyp', 4) && text.includes('avc1') },
  webm: { called: 'WebM', folder: inHotelFolder('films'), isWhole: (text: string) => text.startsWith('\u001aE') && text.slice(0, 64).includes('webm') },
} as const;
export type FileFormat = keyof typeof fileFormats;

/** What keeps a file from the site: its size in bytes, what is in it, or a lock. @param format what it is to be, whatever its name */
export function problemOfFile(named: string, format: FileFormat, bytes: Uint8Array, size = bytes.length): Problem | undefined {
  if (size > maxFileBytes) return { code: 'largeFile', named, megabytes: size / 1e6, most: maxMegabytes };
  const text = new TextDecoder('latin1').decode(bytes);
  if (!fileFormats[format].isWhole(text))
    return { code: 'badFile', named, format: fileFormats[format].called, isOffice: /^PK[^]*\[Content_Types\]\.xml/.test(text) };
  return format === 'pdf' && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text) ? { code: 'lockedFile', named } : undefined;
}
