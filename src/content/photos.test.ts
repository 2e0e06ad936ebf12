import sharp from 'sharp';
import { jpegFrame, keptSize, notesOfPhoto, pictureNamedAs, uniqueFileName } from './photos';

const photo = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#6f94a8' } });

test('size and number of components are read without decoding the JPEG', async () => {
  expect(jpegFrame(await photo().jpeg().toBuffer())).toEqual({ width: 30, height: 20, components: 3 });
  expect(jpegFrame(await photo().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer())).toEqual({ width: 30, height: 20, components: 3 });
  expect(jpegFrame(await photo().toColourspace('cmyk').jpeg().toBuffer())).toMatchObject({ components: 4 });
});

test('other files and truncated JPEGs have no frame', async () => {
  const whole = await photo().jpeg().toBuffer();
  expect(jpegFrame(await photo().png().toBuffer())).toBeUndefined();
  expect(jpegFrame(new Uint8Array())).toBeUndefined();
  for (let length = 0; length < 40; length += 1) expect(jpegFrame(whole.subarray(0, length))).toBeUndefined();
});

test('a photo gets a plain name that is free', () => {
  expect(uniqueFileName('Suíte Açaí 1.JPG', new Set())).toBe('suite-acai-1.jpg');
  expect(uniqueFileName('mar.png', new Set(['mar.jpg', 'mar-2.jpg']))).toBe('mar-3.jpg');
  expect(uniqueFileName('海.heic', new Set())).toBe('foto.jpg');
});

test('a photo replaces the one picture that it is named after', () => {
  const pictures = ['hotel/images/rooms/garden-bed.jpg', 'hotel/images/rooms/mar.jpg', 'hotel/images/spa/mar.jpg'];
  expect(pictureNamedAs('Garden Bed.JPG', pictures)).toBe(pictures[0]);
  expect(pictureNamedAs('shooting 1/garden_bed.tiff', pictures)).toBe(pictures[0]);
  expect(pictureNamedAs('Spa/Mar.jpg', pictures)).toBe(pictures[2]);
  for (const other of ['mar.jpg', 'bed.jpg', 'DSC_0042.jpg']) expect(pictureNamedAs(other, pictures)).toBeUndefined();
});

test('what is done to a photo is told', () => {
  const size = { width: 6000, height: 8000 };
  const kept = keptSize(size, ['screen']);
  expect(kept).toEqual({ width: 1920, height: 2560 });
  expect(notesOfPhoto({ size, kept, frame: { width: 8000, height: 6000, components: 4 } })).toEqual([
    'Endireitada, como a câmera a marcou.',
    'Convertida das cores de impressão (CMYK) para as da tela.',
    'Diminuída de 48 megapixels para 1920 × 2560.',
  ]);
  expect(keptSize({ width: 900, height: 600 }, ['screen'])).toEqual({ width: 900, height: 600 });
  expect(notesOfPhoto({ size: kept, kept, frame: undefined })).toEqual([]);
});
