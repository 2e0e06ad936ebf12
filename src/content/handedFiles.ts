import { inHotelFolder } from '../hotel';
import type { Problem } from './faults/fault';

// PDF files and films, which the editing desk and the content check look at by their bytes.

/** Megabytes of a file at most: more are too many for a phone. */
const most = 10;
export const mostHandedBytes = most * 1e6;

/** What a file is, by the end of its name: where it is kept, and how its bytes, as Latin-1, are told from others. A PDF that was cut short lacks its end. */
export const handedFiles = {
  pdf: { called: 'PDF', folder: inHotelFolder('files'), isWhole: (text: string) => text.startsWith('%PDF-') && text.slice(-1024).includes('%%EOF') },
  mp4: { called: 'MP4 (H.264)', folder: inHotelFolder('films'), isWhole: (text: string) => text.startsWith('ftyp', 4) && text.includes('avc1') },
  webm: { called: 'WebM', folder: inHotelFolder('films'), isWhole: (text: string) => text.startsWith('\u001aE') && text.slice(0, 64).includes('webm') },
} as const;
export type HandedFormat = keyof typeof handedFiles;

/** What keeps a file from the site: its size in bytes, what is in it, or a lock. @param format what it is to be, whatever its name */
export function problemOfFile(named: string, format: HandedFormat, bytes: Uint8Array, size = bytes.length): Problem | undefined {
  if (size > mostHandedBytes) return { code: 'largeFile', named, megabytes: size / 1e6, most };
  const text = new TextDecoder('latin1').decode(bytes);
  if (!handedFiles[format].isWhole(text)) return { code: 'badFile', named, format: handedFiles[format].called };
  return format === 'pdf' && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text) ? { code: 'lockedFile', named } : undefined;
}
