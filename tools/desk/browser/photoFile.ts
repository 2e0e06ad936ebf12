import type { Size } from '../../../src/domain/pictures/focus';
import { jpegFrame, keptSize, mostBytes, qualities } from '../../../src/content/photos';
import type { PictureUse } from '../../../src/content/pictureSizes';
import { ReadableError } from '../protocol';

/** A photo of this computer that can be used. */
export interface Photo {
  readonly file: File;
  /** As it is seen, in pixels. */
  readonly size: Size;
  readonly frame: ReturnType<typeof jpegFrame>;
}

/** Whether the first bytes are those of HEIC, whatever the file name. */
async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/.test(start);
}

async function decoded(file: File): Promise<ImageBitmap> {
  if (file.size === 0) throw new ReadableError(`“${file.name}” está vazio.`);
  try {
    // applies the EXIF orientation, and converts CMYK
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (await isHeic(file))
      throw new ReadableError(
        `“${file.name}” está em HEIC, o formato do iPhone, que o navegador não abre. No iPhone, escolha Ajustes › Câmera › Formatos › Mais Compatível; ou abra a foto no computador e exporte como JPEG.`,
      );
    throw new ReadableError(`“${file.name}” não é uma foto que o navegador consiga abrir. Grave-a de novo como JPEG ou PNG.`);
  }
}

const protectedPixels =
  'O navegador protege as imagens contra leitura, e devolveu ruído no lugar da foto. Permita que esta página leia imagens (no Firefox, no ícone ao lado do endereço), ou abra a mesa no Chrome ou no Edge.';

/** A colour that is encoded and read back, and by how much of 255 each part of it may differ: JPEG changes it by a few, noise by 64 on average. */
const knownColour = [30, 110, 60];
const maxDifference = 24;

const newCanvas = ({ width, height }: Size): HTMLCanvasElement => Object.assign(document.createElement('canvas'), { width, height });
const encoded = (canvas: HTMLCanvasElement, quality: number, type = 'image/jpeg') =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality / 100));

/** Whether the browser hands out noise in place of what was drawn: some protect canvases against being read. */
async function handsOutNoise(): Promise<boolean> {
  const canvas = newCanvas({ width: 16, height: 16 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = `rgb(${knownColour.join(' ')})`;
  context.fillRect(0, 0, 16, 16);
  const image = await encoded(canvas, qualities[0]);
  if (image) context.drawImage(await createImageBitmap(image), 0, 0);
  const { data } = context.getImageData(0, 0, 16, 16);
  return data.some((value, index) => index % 4 < 3 && Math.abs(value - (knownColour[index % 4] ?? 0)) > maxDifference);
}

/** Enough for the EXIF data and thumbnail before the frame header. */
const headerBytes = 1_000_000;

/** @throws ReadableError */
export async function readPhoto(file: File): Promise<Photo> {
  const bitmap = await decoded(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { file, size: { width, height }, frame: jpegFrame(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer())) };
}

/** The seconds of a film and its size as it is seen, in pixels; undefined where the browser cannot play it. */
export const readFilm = (file: File) =>
  new Promise<{ readonly seconds: number; readonly size: Size } | undefined>((resolve) => {
    const video = document.createElement('video');
    video.onloadedmetadata = () => resolve({ seconds: Math.round(video.duration * 10) / 10, size: { width: video.videoWidth, height: video.videoHeight } });
    video.onerror = () => resolve(undefined);
    video.src = URL.createObjectURL(file);
  });

/** What a film shows now, as a photo. @throws ReadableError */
export async function frameOf(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = newCanvas({ width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const frame = await encoded(canvas, 100);
  if (!frame) throw new ReadableError('O navegador não abre este filme. Escolha uma foto.');
  return new File([frame], name);
}

/** Whether a picture stays a PNG: a badge, whose ground may be transparent. */
export const staysPng = ({ file }: Photo, uses: readonly PictureUse[]): boolean => file.type === 'image/png' && uses.every((use) => use === 'badge');

/**
 * A photo as the site keeps it: JPEG in sRGB, upright, with no more pixels and bytes than are enough, without EXIF data (which may contain a location).
 * @throws ReadableError
 */
export async function keptPhoto(photo: Photo, uses: readonly PictureUse[]): Promise<Blob> {
  const isPng = staysPng(photo, uses);
  const bitmap = await decoded(photo.file);
  const canvas = newCanvas(keptSize(photo.size, uses));
  const context = canvas.getContext('2d');
  if (!context) throw new ReadableError('O navegador não tem memória para esta foto. Feche outras abas e tente de novo.');
  context.fillStyle = '#fff';
  if (!isPng) context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let blob: Blob | null = null;
  for (const quality of qualities) if (!blob || blob.size > mostBytes) blob = await encoded(canvas, quality, isPng ? 'image/png' : undefined);
  if (!blob) throw new ReadableError('O navegador não tem memória para esta foto. Diminua-a antes de enviar.');
  if (await handsOutNoise()) throw new ReadableError(protectedPixels);
  return blob;
}
