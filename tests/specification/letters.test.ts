import fs from 'node:fs';
import { type Font, openSync } from 'fontkit';

const files = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('.schema'))
    .map((name) => `${folder}/${name}`);

/** Letters and punctuation. */
const lettersIn = (text: string): string[] => [...new Set(text.normalize('NFC'))].filter((letter) => /[\p{L}\p{P}]/u.test(letter));

test.each(['gloock', 'libre-franklin'])('the font %s has every letter and mark of texts and words', (name) => {
  const font = openSync(`static/fonts/${name}.woff2`) as Font;
  const missing = [...files('content'), ...files('locales')].flatMap((file) =>
    lettersIn(fs.readFileSync(file, 'utf8'))
      .filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      .map((letter) => `${file}: ${letter}`),
  );
  // docs/performance.md says how to subset the fonts with more letters
  expect(missing).toEqual([]);
});
