import type { Size } from '../domain/pictures/focus';
import { slugify } from '../domain/i18n/slugify';
import { inHotelFolder } from '../hotel';
import { type PictureUse, sizesOf } from './pictureSizes';

// How photos are processed before the site stores them, at the desk and by `npm run pictures:import`; and where pictures are stored.

/** The folder of the hotel's pictures, relative to the project. */
export const picturesFolder = inHotelFolder('images');

/** The path from the project's folder of a file that content names. */
export const fromContent = (relative: string): string => inHotelFolder(relative.replace(/^\.{1,2}\//, ''));

/** Maximum bytes of a stored photo: three hundred of them are 120 MB. The quality is lowered to fit, but not below the last value. */
export const mostBytes = 400_000;
export const qualities = [90, 80, 70, 60] as const;

/**
 * The file name of a photo: `Suíte Açaí 1.JPG` becomes `suite-acai-1.jpg`, or `suite-acai-1-2.jpg` if that exists.
 * @param taken names that already exist
 */
export function uniqueFileName(name: string, taken: ReadonlySet<string>, extension = 'jpg'): string {
  const word =
    slugify(name.replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-+$/, '') || (extension === 'jpg' ? 'foto' : 'arquivo');
  for (let count = 1; ; count += 1) {
    const candidate = `${word}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The picture that a photo is named after: by its path below a folder, or by its name, ignoring capitals, accents and signs. */
export function pictureNamedAs(photo: string, pictures: readonly string[]): string | undefined {
  const plain = (name: string): string =>
    `/${name
      .replace(/\.[^./]*$/, '')
      .split('/')
      .map(slugify)
      .join('/')}`;
  const whole = plain(photo);
  const named = (end: string): string[] => pictures.filter((picture) => plain(picture).endsWith(end));
  const [byPath, byName] = [named(whole), named(whole.slice(whole.lastIndexOf('/')))];
  return byPath.length === 1 ? byPath[0] : byName.length === 1 ? byName[0] : undefined;
}

/** Reads the frame header (SOF) of a JPEG; undefined if there is none. `components` are 1 for greyscale, 3 for colour, 4 for CMYK. */
export function jpegFrame(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    // SOF0 to SOF15, except DHT, JPG and DAC
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) };
  }
  return undefined;
}

const cmykComponents = 4;
const megapixels = ({ width, height }: Size): number => Math.round((width * height) / 1_000_000);

/** The size in which a photo is stored. @param uses how it is shown, in every place */
export function keptSize({ width, height }: Size, uses: readonly PictureUse[]): Size {
  const scale = Math.min(1, sizesOf(uses).enough / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** How a photo is processed, in sentences for marketers. @param size after rotation by EXIF */
export function notesOfPhoto({ size, kept, frame }: { size: Size; kept: Size; frame: ReturnType<typeof jpegFrame> }): string[] {
  const isTurned = frame && frame.width === size.height && frame.height === size.width && size.width !== size.height;
  return [
    ...(isTurned ? ['Endireitada, como a câmera a marcou.'] : []),
    ...(frame?.components === cmykComponents ? ['Convertida das cores de impressão (CMYK) para as da tela.'] : []),
    ...(kept.width < size.width ? [`Diminuída de ${megapixels(size)} megapixels para ${kept.width} × ${kept.height}.`] : []),
  ];
}

/** Minimum pixels of the long edge: the home page shows a film at full width. */
const leastFilmWidth = 1280;

/** Hints about a film, in sentences for marketers. @param film undefined if the browser cannot play it */
export function notesOfFilm(film: { readonly seconds: number; readonly size: Size } | undefined): string[] {
  if (!film) return ['Este navegador não abre o filme: veja-o em outro, e escreva a duração.'];
  const { seconds, size } = film;
  return [
    `Dura ${seconds.toLocaleString('pt-BR')} s e tem ${size.width} × ${size.height}.`,
    ...(size.height > size.width ? ['Está em pé: o site mostra filmes deitados, e corta o alto e o pé deste.'] : []),
    ...(Math.max(size.width, size.height) < leastFilmWidth
      ? [`É pequeno e fica borrado na tela de um computador: traga um com ${leastFilmWidth} de largura.`]
      : []),
  ];
}
