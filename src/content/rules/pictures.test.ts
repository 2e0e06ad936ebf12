import fs from 'node:fs';
import path from 'node:path';
import { complaintsAbout, lines, today } from '../../../tests/support/content/content';
import { cmykOf, jpegOf, pngOf, turnedOf, webpOf } from '../../../tests/support/content/photographs';
import { kinds } from '../kinds';
import { pictureSizes } from '../pictureSizes';
import { pictureUseAt } from '../schema';
import { hourPictures, pictures } from './pictures';
import { type Content } from './rule';
import { temporaryFolder } from '../../../tests/support/folders';

describe('pictures', () => {
  const large = { width: 1600, height: 1067 };
  let root: string;

  beforeEach(() => {
    root = temporaryFolder();
    fs.mkdirSync(path.join(root, 'content/images'), { recursive: true });
  });

  const put = (name: string, bytes: Buffer | string) => fs.writeFileSync(path.join(root, 'content/images', name), bytes);

  /** The faults of a room with one picture. */
  async function reported(name: string): Promise<string[]> {
    const content: Content = {
      root,
      today,
      files: [{ kind: 'Room', file: 'content/rooms/garden.json', data: { pictures: [{ file: `../images/${name}` }] }, valid: true }],
    };
    return lines(await pictures(content));
  }

  it('reports a missing picture', async () => {
    expect(await reported('nao-existe.jpg')).toEqual([
      'fault content/rooms/garden.json pictures.0.file: there is no file content/images/nao-existe.jpg; add the file, or correct its name; capitals count',
    ]);
  });

  it('reports a folder, and a file name that Gatsby would not find', async () => {
    fs.mkdirSync(path.join(root, 'content/images/folder.jpg'));
    fs.writeFileSync(path.join(root, 'outside.jpg'), await jpegOf(large));
    expect(await reported('folder.jpg')).toEqual([expect.stringContaining('there is no file content/images/folder.jpg')]);
    expect(await reported('../../outside.jpg')).toEqual([expect.stringContaining('there is no file outside.jpg')]);
  });

  const composed = 'praça.jpg'.normalize('NFC');
  const apart = composed.normalize('NFD');
  it.each([
    [apart, composed, 'their accents stand apart (NFD) in its name, not here'],
    [composed, apart, 'their accents stand apart (NFD) here, not in its name'],
  ])('tells a name apart whose letters are written in another form', async (there, named, problem) => {
    put(there, await jpegOf(large));
    expect(await reported(named)).toEqual([
      `fault content/rooms/garden.json pictures.0.file: the file of content/images/${named} has the same letters in another Unicode form: ${problem}; rename the file without accents, and write that name here`,
    ]);
    expect(await reported(there)).toEqual([]);
  });

  it.each(['a#b.jpg', '100%.jpg', 'vista?.jpg'])('refuses the name %s', async (name) => {
    put(name, await jpegOf(large));
    expect(await reported(name)).toEqual([
      expect.stringMatching(
        /^fault content\/rooms\/garden\.json pictures\.0\.file: the name of content\/images\/.+ holds “[#%?]”, which means something else in an address; rename the file: letters, digits and hyphens$/,
      ),
    ]);
  });

  it.each([
    ['a text', () => Promise.resolve('This is not a picture.'), 'it is no valid JPEG (Input file contains unsupported image format)'],
    ['nothing', () => Promise.resolve(''), 'it is no valid JPEG (Input file contains unsupported image format)'],
    ['a picture cut short', async () => (await jpegOf(large)).subarray(0, 3000), 'it is no valid JPEG (VipsJpeg: '],
    ['a WebP', () => webpOf(large), 'it is no valid JPEG (WEBP); save it again as JPEG or PNG, 2560 pixels across are enough, or take another'],
    ['a PNG', () => pngOf(large), 'it is no valid JPEG (PNG)'],
  ])('reports %s in place of a picture', async (_, make, problem) => {
    put('photo.jpg', await make());
    expect(await reported('photo.jpg')).toEqual([
      expect.stringContaining(`fault content/rooms/garden.json pictures.0.file: content/images/photo.jpg: ${problem}`),
    ]);
  });

  it.each([
    ['four inks', () => cmykOf(large, { profile: true })],
    ['a turned camera', () => turnedOf({ width: 1600, height: 1067 })],
    ['forty megapixels', () => jpegOf({ width: 7760, height: 5174 })],
  ])('accepts %s', async (_, make) => {
    put('photo.jpg', await make());
    expect(await reported('photo.jpg')).toEqual([]);
  });

  it('warns of each small picture once, where it is shown largest', async () => {
    for (const name of ['small.jpg', 'smaller.jpg', 'card.jpg']) put(name, await jpegOf({ width: name === 'smaller.jpg' ? 300 : 799, height: 200 }));
    const picture = (name: string) => ({ file: `../images/${name}` });
    const content: Content = {
      root,
      today,
      files: [
        { kind: 'Room', file: 'content/rooms/garden.json', data: { pictures: [picture('small.jpg'), picture('smaller.jpg')] }, valid: true },
        { kind: 'Album', file: 'content/gallery/fotos.json', data: { pictures: [picture('card.jpg'), picture('small.jpg')] }, valid: true },
      ],
    };
    expect(lines(await pictures(content))).toEqual([
      'warning content/rooms/garden.json pictures.0.file: the picture is smaller than its place; replace content/images/small.jpg by one of 1600 pixels on the long edge; it has 799',
      'warning content/rooms/garden.json pictures.1.file: the picture is smaller than its place; replace content/images/smaller.jpg by one of 1600 pixels on the long edge; it has 300',
      'warning content/gallery/fotos.json pictures.0.file: the picture is smaller than its place; replace content/images/card.jpg by one of 800 pixels on the long edge; it has 799',
    ]);
  });

  describe('a 360° picture', () => {
    async function complaintsOf(size: { width: number; height: number }): Promise<string[]> {
      put('volta.jpg', await jpegOf(size));
      const data = { panorama: { file: '../images/volta.jpg' } };
      return lines(await pictures({ root, today, files: [{ kind: 'Room', file: 'content/rooms/garden.json', data, valid: true }] }));
    }

    it('must be twice as wide as high', async () => {
      expect(await complaintsOf({ width: 4096, height: 2048 })).toEqual([]);
      expect(await complaintsOf({ width: 4096, height: 2731 })).toEqual([
        'fault content/rooms/garden.json panorama.file: content/images/volta.jpg is 4096 × 2731 pixels: a view all round is twice as wide as high; export the whole sphere as an equirectangular picture, or leave “panorama” out',
      ]);
    });

    it('causes a warning when it is small', async () => {
      expect(await complaintsOf({ width: 2048, height: 1024 })).toEqual([
        'warning content/rooms/garden.json panorama.file: the picture is smaller than its place; replace content/images/volta.jpg by one of 4096 pixels on the long edge; it has 2048',
      ]);
    });
  });

  it('warns of shapes that do not work in their place, and of no others', async () => {
    const sizes = { 'wide.jpg': [1600, 900], 'other.jpg': [1600, 1200], 'upright.jpg': [1200, 1600] } as const;
    for (const [name, [width, height]] of Object.entries(sizes)) put(name, await jpegOf({ width, height }));
    const of = (file: string, portrait?: string) => ({ file: `../images/${file}`, ...(portrait && { portrait: `../images/${portrait}` }) });
    const data = {
      pictures: [of('upright.jpg'), of('upright.jpg', 'upright.jpg'), of('wide.jpg', 'wide.jpg')],
      balconyHours: [{ picture: of('wide.jpg') }, { picture: of('wide.jpg') }, { picture: of('other.jpg') }],
    };
    expect(lines(await pictures({ root, today, files: [{ kind: 'Room', file: 'content/rooms/garden.json', data, valid: true }] }))).toEqual([
      expect.stringContaining('warning content/rooms/garden.json pictures.0.file: content/images/upright.jpg stands upright in a wide place'),
      expect.stringContaining('warning content/rooms/garden.json pictures.2.portrait: content/images/wide.jpg is no upright picture'),
      expect.stringContaining(
        'warning content/rooms/garden.json balconyHours.2.picture.file: content/images/other.jpg is 1.33 times as wide as high, those of',
      ),
    ]);
  });

  it('requires the sizes that the presets of src/queries/pictures.ts and panoramas use', () => {
    const source = fs.readFileSync('src/queries/pictures.ts', 'utf8');
    const largest = [...source.matchAll(/breakpoints: \[([\d, ]+)\]/g)].map(([, list = '']) => Math.max(...list.split(',').map(Number)));
    expect(largest).toContain(pictureSizes.card.least);
    expect(pictureSizes.screen.least).toBe(Math.max(...largest));
    const panorama = fs.readFileSync('src/sections/rooms/panorama/RoomPanorama.tsx', 'utf8');
    expect(pictureSizes.panorama.least).toBe(Math.max(...[...panorama.matchAll(/resize\(width: (\d+)/g)].map(([, width]) => Number(width))));
    const tall = fs.readFileSync('src/gatsby/pictures/pictureFields.ts', 'utf8').match(/const widths = \[([\d, ]+)\]/)?.[1];
    expect(Math.max(...(tall ?? '').split(',').map(Number))).toBe(pictureSizes.card.least);
  });

  it('says that a photo has enough pixels only where no page asks for more', () => {
    const map = fs.readFileSync('src/sections/map/ResortMap.tsx', 'utf8');
    const largest = Math.max(...[...map.matchAll(/resize\(width: (\d+)/g)].map(([, width]) => Number(width)));
    for (const { least, enough } of Object.values(pictureSizes)) expect(enough).toBeGreaterThanOrEqual(least);
    expect(pictureSizes.map.enough).toBeGreaterThanOrEqual(largest);
  });

  it.each([
    ['Room', 'pictures.0.file', 'screen'],
    ['Room', 'pictures.0.portrait', 'portrait'],
    ['Room', 'balconyHours.0.picture.file', 'hour'],
    ['Film', 'poster.file', 'hero'],
    ['Room', 'panorama.file', 'panorama'],
    ['Album', 'pictures.0.file', 'card'],
    ['Announcement', 'picture.file', 'card'],
    ['Packages', 'items.0.picture.file', 'card'],
    ['PageText', 'sections.0.items.0.picture.file', 'card'],
    ['Offer', 'parts.0.picture.file', 'card'],
    ['Offer', 'picture.file', 'hero'],
    ['PageText', 'picture.file', 'screen'],
    ['ResortMap', 'picture.file', 'map'],
  ] as const)('knows from the schema how the picture of %s at %s is shown', (kind, field, use) => {
    expect(pictureUseAt(kinds[kind].schema, field.split('.'))).toBe(use);
  });
});

describe('hourPictures', () => {
  const hours = (...timesOfDay: string[]) =>
    timesOfDay.map((timeOfDay) => ({ timeOfDay, picture: { file: './images/resort/fachada-piscina.jpg', alt: { pt: 'A piscina' } } }));
  const single = 'a single picture shows no day; give it a second time of day, or take it out; until then nothing is shown';
  const twice = (at: number) => `${at}.timeOfDay: it is listed already, as`;

  it.each([
    ['no pictures', [], 'note content/resort-day.json hours: no pictures are given; the page of the resort shows no day until they are'],
    ['two times of day in any order', ['sunset', 'noon'], undefined],
    ['a single one', ['noon'], `warning content/resort-day.json hours: ${single}`],
    ['one that occurs twice', ['noon', 'sunset', 'noon'], `fault content/resort-day.json hours.${twice(2)} hours.0; keep one of the two`],
  ])('of the day of the resort with %s', async (_, shown, line) => {
    expect(await complaintsAbout(hourPictures, { 'resort-day.json': { hours: hours(...shown) } })).toEqual(line ? [line] : []);
  });

  it.each([
    ['none', true, null, undefined],
    ['none at all', true, undefined, undefined],
    ['an empty list', true, [], undefined],
    ['a single one', true, hours('noon'), `warning content/rooms/luxo.json balconyHours: ${single}`],
    [
      'no balcony',
      null,
      hours('noon', 'sunset'),
      'warning content/rooms/luxo.json balcony: the page shows the view from a balcony, and its facts name none; set balcony to true, or take balconyHours out',
    ],
  ])('of the view from a balcony with %s', async (_, balcony, balconyHours, line) => {
    expect(await complaintsAbout(hourPictures, { 'rooms/luxo.json': { balcony, balconyHours } })).toEqual(line ? [line] : []);
  });
});
