import { jpegFrame } from './jpegFrame';
import { uniqueFileName } from './slugify';

/** Pixels of the long edge: more than the widest screen of the site asks for. */
const longest = 2560;
/** Below this the photo looks soft even on a card. */
const shortest = 800;

export interface PreparedPicture {
  readonly file: File;
  /** What was done to it, or what to mind, in words. */
  readonly notes: readonly string[];
}

/** A photo that cannot be used, in words that say what to do. */
export class UnusablePicture extends Error {}

const heic =
  'Esta foto está em HEIC, o formato do iPhone, que o navegador não abre. No iPhone, escolha Ajustes › Câmera › Formatos › Mais Compatível; ou abra a foto no computador e exporte como JPEG.';

/** Whether the first bytes are those of HEIC, whatever its name says. */
async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/.test(start);
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    // upright as the camera noted it; CMYK becomes what screens show
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (await isHeic(file)) throw new UnusablePicture(heic);
    throw new UnusablePicture(`“${file.name}” não é uma foto que o navegador consiga abrir. Grave-a de novo como JPEG ou PNG.`);
  }
}

const million = 1_000_000;
/** The notes of a camera, a thumbnail among them, come before what the file says of its pixels. */
const headerBytes = 1_000_000;
const inksOfPrint = 4;

/**
 * Makes of any photo one that the site can use: JPEG in sRGB, upright, at most 2560 pixels long, without the notes of the camera (which tell where
 * somebody was), under a name that every machine understands.
 * @param taken names that are there already
 */
export async function preparePicture(file: File, taken: ReadonlySet<string>): Promise<PreparedPicture> {
  if (file.size === 0) throw new UnusablePicture(`“${file.name}” está vazio.`);
  const bitmap = await decoded(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('O navegador não tem memória para esta foto. Feche outras abas e tente de novo.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new UnusablePicture('O navegador não tem memória para esta foto. Diminua-a antes de enviar.');
  const name = uniqueFileName(file.name, taken);
  const frame = jpegFrame(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  const wasTurned = frame !== undefined && frame.width === height && frame.height === width && width !== height;
  return {
    file: new File([blob], name, { type: 'image/jpeg' }),
    notes: [
      ...(name === file.name ? [] : [`Guardada como ${name}.`]),
      ...(wasTurned ? ['Endireitada, como a câmera a marcou.'] : []),
      ...(frame?.components === inksOfPrint ? ['Convertida das cores de impressão (CMYK) para as da tela.'] : []),
      ...(scale < 1 ? [`Diminuída de ${Math.round((width * height) / million)} megapixels para ${canvas.width} × ${canvas.height}.`] : []),
      ...(Math.max(width, height) < shortest ? [`Tem só ${width} × ${height} pixels e vai parecer sem nitidez. Use uma maior, se houver.`] : []),
    ],
  };
}
