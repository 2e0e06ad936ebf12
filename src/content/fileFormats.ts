import { inHotelFolder } from '../hotel';
import type { Problem } from './faults/fault';

// The requirements for PDF files and films, for the editing desk and the content check.

/** Maximum megabytes of a file, for phones. */
const maxMegabytes = 10;
export const maxFileBytes = maxMegabytes * 1e6;

/** File formats by extension: their folder, and how to recognize their bytes as Latin-1. A truncated PDF lacks its end. */
export const fileFormats = {
  pdf: { called: 'PDF', folder: inHotelFolder('files'), isWhole: (text: string) => text.startsWith('%PDF-') && text.slice(-1024).includes('%%EOF') },
  mp4: { called: 'MP4 (H.264)', folder: inHotelFolder('films'), isWhole: (text: string) => text.startsWith('ftyp', 4) && text.includes('avc1') },
  webm: { called: 'WebM', folder: inHotelFolder('films'), isWhole: (text: string) => text.startsWith('\u001aE') && text.slice(0, 64).includes('webm') },
} as const;
export type FileFormat = keyof typeof fileFormats;

/** Why the site cannot use a file: its size in bytes, its content, or a lock. @param format the expected one, whatever the file's name */
export function problemOfFile(named: string, format: FileFormat, bytes: Uint8Array, size = bytes.length): Problem | undefined {
  if (size > maxFileBytes) return { code: 'largeFile', named, megabytes: Math.round(size / 1e5) / 10, most: maxMegabytes };
  const text = new TextDecoder('latin1').decode(bytes);
  const { isWhole, called } = fileFormats[format];
  if (!isWhole(text)) return { code: /^PK[^]*\[Content_Types\]\.xml/.test(text) ? 'officeFile' : 'badFile', named, format: called };
  return format === 'pdf' && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text) ? { code: 'lockedFile', named } : undefined;
}
