import path from 'node:path';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/content/json';
import { anyFile } from '../../../tests/support/content/content';
import { kinds } from '../../../src/content/kinds';
import { readContent } from '../../../src/content/read';
import { printContent } from '../../../src/content/printContent';
import { contentFormat } from './contentFormat';
import { temporaryFolder } from '../../../tests/support/folders';

const root = process.cwd();
const files = readContent(root).files.map(({ file }) => file);
const room = path.join(root, 'content', anyFile('rooms'));

describe('a content file in the desk', () => {
  // the keys of a file written by hand may stand in any order
  test.each(files)('%s keeps all it says when opened and saved, and then every byte', (file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const saved = contentFormat.toFile(contentFormat.fromFile(text));
    expect(JSON.parse(saved)).toEqual(JSON.parse(text));
    expect(contentFormat.toFile(contentFormat.fromFile(saved))).toBe(saved);
  });

  test('keys are written in the order of the schema, whatever order the editor keeps them in', () => {
    const text = contentFormat.toFile(contentFormat.fromFile(fs.readFileSync(room, 'utf8')));
    const written = Object.keys(JSON.parse(text) as JsonObject);
    expect(written).toEqual(['$schema', ...Object.keys(kinds.Room.schema.shape).filter((key) => written.includes(key))]);
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, inner]) => [key, shuffled(inner)]),
            )
          : value;
    expect(contentFormat.toFile(shuffled(contentFormat.fromFile(text)) as JsonObject)).toBe(text);
  });

  test('an emptied field is null if nullable, and removed if optional', () => {
    const data = contentFormat.fromFile(fs.readFileSync(room, 'utf8'));
    const [first] = data.pictures as JsonObject[];
    const emptied = {
      ...data,
      code: '',
      beds: { pt: '', en: '', fr: '' },
      name: { pt: ' Luxo ', en: '', fr: null },
      carouselPath: '',
      pictures: [{ ...first, caption: { pt: '' }, focus: '', portrait: null }],
    };
    const saved = JSON.parse(contentFormat.toFile(emptied)) as JsonObject;
    expect(saved).toMatchObject({ code: null, beds: null, name: { pt: 'Luxo' } });
    expect(saved).not.toHaveProperty('carouselPath');
    expect(saved.name).toEqual({ pt: 'Luxo' });
    expect(Object.keys((saved.pictures as JsonObject[])[0] ?? {})).toEqual(['file', 'alt']);
  });

  test('a new room with only a name is written with the empty values of the schema for the rest', () => {
    const saved = JSON.parse(contentFormat.toFile({ $schema: '../.schema/Room.json', slug: 'jardim', name: { pt: 'Jardim' } })) as JsonObject;
    expect(saved).toMatchObject({ slug: 'jardim', beds: null, accessibility: null, pictures: [], description: [], occupancy: {} });
    expect(Object.keys(saved)[0]).toBe('$schema');
  });

  test('days that are typed stand in the form as one writes them in Brazil, and in the file as before', () => {
    const exceptions = [
      { from: '2027-02-01', to: '2027-03-31' },
      { from: '12-25', to: '12-25' },
    ];
    const file = printContent({ $schema: '../.schema/Bar.json', exceptions });
    const form = contentFormat.fromFile(file);
    expect(form.exceptions).toEqual([
      { from: '01/02/2027', to: '31/03/2027' },
      { from: '25/12', to: '25/12' },
    ]);
    expect(JSON.parse(contentFormat.toFile(form))).toMatchObject({ exceptions });
  });

  test('unknown fields are kept', () => {
    expect(contentFormat.toFile({ $schema: '../.schema/Room.json', slug: 'a', unheard: [1] })).toContain('"unheard": [1]');
  });

  test('a broken file, or one without $schema, is not overwritten', () => {
    expect(() => contentFormat.toFile({})).toThrow('$schema');
    expect(() => contentFormat.fromFile('{"$schema": "../.schema/Nothing.json"}')).toThrow('$schema');
    expect(() => contentFormat.fromFile('{')).toThrow();
  });
});

test('files written by the desk are formatted as by Prettier', () => {
  const word = fc.oneof(fc.string({ maxLength: 60 }), fc.integer(), fc.boolean(), fc.constant(null));
  const { tree } = fc.letrec<{ tree: JsonObject; list: Json[] }>((tie) => ({
    tree: fc.dictionary(
      fc.string({ minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
      fc.oneof({ depthSize: 'small' }, word, tie('list'), tie('tree')),
      { maxKeys: 5, noNullPrototype: true },
    ),
    list: fc.oneof(
      fc.array(fc.string({ maxLength: 30 }), { maxLength: 9 }),
      fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 12 }),
      fc.array(
        tie('tree').filter((group) => Object.keys(group).length > 0),
        { maxLength: 3 },
      ),
    ),
  }));
  const folder = temporaryFolder();
  for (const [index, data] of fc.sample(tree, { numRuns: 200, seed: 26 }).entries()) {
    const text = printContent(data);
    expect(JSON.parse(text)).toEqual(data);
    fs.writeFileSync(path.join(folder, `${index}.json`), text);
  }
  const { stdout, stderr } = spawnSync('npx', ['prettier', '--check', '--config', '.prettierrc.json', '--ignore-path', '/dev/null', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr + stdout).toContain('All matched files use Prettier code style!');
});
