import type { Size } from '../domain/pictures/focus';
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

export interface Film {
  readonly seconds: number;
  /** As it is seen, in pixels. */
  readonly size: Size;
}

/** Pixels of the long edge: the home page shows a film across the screen. */
const leastWidth = 1280;

/** What to know of a film, in sentences for marketers. @param film undefined where the browser cannot play it */
export function notesOfFilm(film: Film | undefined): string[] {
  if (!film) return ['Este navegador não abre o filme: veja-o em outro, e escreva a duração.'];
  const { seconds, size } = film;
  return [
    `Dura ${seconds.toLocaleString('pt-BR')} s e tem ${size.width} × ${size.height}.`,
    ...(size.height > size.width ? ['Está em pé: o site mostra filmes deitados, e corta o alto e o pé deste.'] : []),
    ...(Math.max(size.width, size.height) < leastWidth ? [`É pequeno e fica borrado na tela de um computador: traga um com ${leastWidth} de largura.`] : []),
  ];
}
