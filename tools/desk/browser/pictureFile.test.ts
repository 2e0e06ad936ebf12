import sharp from 'sharp';
import { jpegFrame } from './pictureFile';

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
