import { pictureSizes, type PictureUse } from '../../../src/content/pictureSizes';
import { slugify } from '../../../src/domain/i18n/slugify';

/** Reads the frame header (SOF) of a JPEG; undefined if there is none. `components` are 1 for greyscale, 3 for colour, 4 for CMYK. */
export function jpegFrame(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    // SOF0 to SOF15, but for DHT, JPG and DAC
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) };
  }
  return undefined;
}

/** A photo that cannot be used; the message says what to do. */
export class UnusablePicture extends Error {}

const heic =
  'Esta foto está em HEIC, o formato do iPhone, que o navegador não abre. No iPhone, escolha Ajustes › Câmera › Formatos › Mais Compatível; ou abra a foto no computador e exporte como JPEG.';

/** Whether the first bytes are those of HEIC, whatever the file name. */
async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/.test(start);
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    // applies the EXIF orientation, and converts CMYK
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (await isHeic(file)) throw new UnusablePicture(heic);
    throw new UnusablePicture(`“${file.name}” não é uma foto que o navegador consiga abrir. Grave-a de novo como JPEG ou PNG.`);
  }
}

const protectedPixels =
  'O navegador protege as imagens contra leitura, e devolveu ruído no lugar da foto. Permita que esta página leia imagens (no Firefox, no ícone ao lado do endereço), ou abra a mesa no Chrome ou no Edge.';

/** A colour that is encoded and read back, and by how much of 255 each part of it may differ: JPEG changes it by a few, noise by 64 on average. */
const knownColour = [30, 110, 60];
const maxDifference = 24;

const newCanvas = (width: number, height: number): HTMLCanvasElement => Object.assign(document.createElement('canvas'), { width, height });

/** Whether the browser hands out noise in place of what was drawn: some protect canvases against being read. */
async function handsOutNoise(): Promise<boolean> {
  const canvas = newCanvas(16, 16);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = `rgb(${knownColour.join(' ')})`;
  context.fillRect(0, 0, 16, 16);
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (encoded) context.drawImage(await createImageBitmap(encoded), 0, 0);
  const { data } = context.getImageData(0, 0, 16, 16);
  return data.some((value, index) => index % 4 < 3 && Math.abs(value - (knownColour[index % 4] ?? 0)) > maxDifference);
}

/**
 * The file name of an uploaded photo: `Suíte Açaí 1.JPG` becomes `suite-acai-1.jpg`, or `suite-acai-1-2.jpg` if that exists.
 * @param taken names that already exist
 */
function uniqueFileName(name: string, taken: ReadonlySet<string>): string {
  const word =
    slugify(name.replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-+$/, '') || 'foto';
  for (let count = 1; ; count += 1) {
    const candidate = `${word}${count === 1 ? '' : `-${count}`}.jpg`;
    if (!taken.has(candidate)) return candidate;
  }
}

const million = 1_000_000;
/** Enough for the EXIF data and thumbnail before the frame header. */
const headerBytes = 1_000_000;
const cmykComponents = 4;

/**
 * Converts a photo for the site: JPEG in sRGB, upright, with no more pixels than are enough, without EXIF data (which may contain a location), under an ASCII
 * file name.
 * @param taken names that already exist
 * @returns the converted file, and notes: what was changed, or a warning
 */
export async function preparePicture(file: File, use: PictureUse, taken: ReadonlySet<string>) {
  if (file.size === 0) throw new UnusablePicture(`“${file.name}” está vazio.`);
  const bitmap = await decoded(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, pictureSizes[use].enough / Math.max(width, height));
  const canvas = newCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('O navegador não tem memória para esta foto. Feche outras abas e tente de novo.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new UnusablePicture('O navegador não tem memória para esta foto. Diminua-a antes de enviar.');
  if (await handsOutNoise()) throw new UnusablePicture(protectedPixels);
  const name = uniqueFileName(file.name, taken);
  const frame = jpegFrame(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  const wasTurned = frame !== undefined && frame.width === height && frame.height === width && width !== height;
  return {
    file: new File([blob], name, { type: 'image/jpeg' }),
    notes: [
      ...(name === file.name ? [] : [`Guardada como ${name}.`]),
      ...(wasTurned ? ['Endireitada, como a câmera a marcou.'] : []),
      ...(frame?.components === cmykComponents ? ['Convertida das cores de impressão (CMYK) para as da tela.'] : []),
      ...(scale < 1 ? [`Diminuída de ${Math.round((width * height) / million)} megapixels para ${canvas.width} × ${canvas.height}.`] : []),
      ...(Math.max(width, height) < pictureSizes.card.least ? [`Tem só ${width} × ${height} pixels e vai parecer sem nitidez. Use uma maior, se houver.`] : []),
    ],
  };
}
