import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import sharp from 'sharp';
import { pictureSheet } from './showPictures';

test('every picture is shown with its name, and one too small for a card with its size', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures of a hotel-'));
  for (const [name, width] of Object.entries({ 'wide.png': 900, 'small.png': 300 }))
    await sharp({ create: { width, height: 200, channels: 3, background: '#f00' } })
      .png()
      .toFile(path.join(folder, name));
  fs.writeFileSync(path.join(folder, 'README.md'), '');
  const sheet = await pictureSheet(folder);
  fs.rmSync(folder, { recursive: true });
  expect(sheet.match(/<figcaption>.*?<\/figcaption>/g)).toEqual(['<figcaption><mark>small.png (300)</mark></figcaption>', '<figcaption>wide.png</figcaption>']);
  expect(sheet).toContain('pictures%20of%20a%20hotel');
});
