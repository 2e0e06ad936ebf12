import fs from 'node:fs';
import path from 'node:path';
import { lines, today } from '../../../tests/support/content/content';
import { problemOfFile } from '../fileFormats';
import { files } from './files';
import { pictures } from './pictures';
import { temporaryFolder } from '../../../tests/support/folders';

const whole = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  fs.mkdirSync(path.join(root, 'content/files'), { recursive: true });
});

/** The faults of a menu with this file. */
async function reported(name: string, bytes?: Buffer | string): Promise<string[]> {
  if (bytes !== undefined) fs.writeFileSync(path.join(root, 'content/files', name), bytes);
  const file = { kind: 'Restaurant', file: 'content/restaurants/thai.json', data: { menuFile: `../files/${name}` }, valid: true } as const;
  const content = { root, today, files: [file] };
  return lines([...(await pictures(content)), ...(await files(content))]);
}

test('a whole PDF passes, also with some bytes after its end, and up to 10 MB', async () => {
  expect(await reported('cardapio.pdf', whole)).toEqual([]);
  expect(await reported('carta_2027.pdf', `${whole}\0\0`)).toEqual([]);
  expect(await reported('grande.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(1e7 - 10), Buffer.from('%%EOF')]))).toEqual([]);
});

test('one that is missing is refused', async () => {
  expect(await reported('cardapio.pdf')).toEqual([expect.stringContaining('menuFile: there is no file content/files/cardapio.pdf')]);
});

test.each([
  ['no PDF', 'PK\u0003\u0004 a document'],
  ['nothing', ''],
  ['one cut short', whole.slice(0, -8)],
])('%s is refused', async (_, bytes) => {
  expect(await reported('cardapio.pdf', bytes)).toEqual([
    'fault content/restaurants/thai.json menuFile: content/files/cardapio.pdf is no whole PDF; export it again in that format, or copy it again',
  ]);
});

test('a document of Word that was renamed is told apart', async () => {
  expect(await reported('cardapio.pdf', 'PK\u0003\u0004[Content_Types].xml')).toEqual([expect.stringContaining('looks like a document of Word')]);
});

test('one over 10 MB is refused', async () => {
  expect(await reported('cardapio.pdf', Buffer.alloc(12_340_000))).toEqual([
    'fault content/restaurants/thai.json menuFile: content/files/cardapio.pdf has 12.3 MB: more than 10 MB are too many for a phone; export it again for the screen: smaller pictures, a shorter film',
  ]);
});

test.each(['/Encrypt 5 0 R', '/Encrypt<< /V 4 >>'])('one that may ask for a password is refused: %s', async (lock) => {
  expect(await reported('cardapio.pdf', whole.replace('<<>>', `<< ${lock} >>`))).toEqual([expect.stringContaining('is protected: readers may be asked')]);
});

test('a film is checked as a PDF is', async () => {
  expect(await reported('mar.mp4', 'GIF89a')).toEqual([
    'fault content/restaurants/thai.json menuFile: content/files/mar.mp4 is no whole MP4 (H.264); export it again in that format, or copy it again',
  ]);
  expect(await reported('mar.webm', '\u001aE\u00df\u00a3 B\u0082\u0084webm')).toEqual([]);
});

test('a film is what it is to be, whatever its name', () => {
  const [mp4, webm] = ['\0\0\0 ftypisom avc1', '\u001aE\u00df\u00a3 B\u0082\u0084webm'].map((text) => Buffer.from(text, 'latin1')) as [Buffer, Buffer];
  const isWhole = (format: 'mp4' | 'webm', bytes: Buffer): boolean => problemOfFile('mar', format, bytes) === undefined;
  expect([isWhole('mp4', mp4), isWhole('webm', webm)]).toEqual([true, true]);
  expect([isWhole('mp4', webm), isWhole('webm', mp4), isWhole('mp4', Buffer.from('\0\0\0 ftypqt   hvc1'))]).toEqual([false, false, false]);
});

test.each(['cardápio.pdf', 'o cardapio.pdf', 'cardapio#2.pdf'])('the name %s is refused', async (name) => {
  expect(await reported(name, whole)).toEqual([expect.stringContaining('which means something else in an address; rename the file')]);
});
