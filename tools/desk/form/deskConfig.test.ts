import { z } from 'zod';
import { text } from '../../../src/content/fieldTypes';
import { day, facts, item, moment, month, page, picture, slug, time, url, weekday } from '../../../src/content/fields';
import { fileSchema, type KindName, kinds, mayBeDeleted } from '../../../src/content/kinds';
import { fieldOf, fieldsIn, schemaAt } from '../../../src/content/schema';
import { deskConfig } from './deskConfig';
import { type DeskField, fieldFor, fieldsOf } from './deskField';

const config = deskConfig({ backend: { name: 'proxy' }, local: true, workflow: false });
const place = { kind: 'Room', at: 'Room' } as const;
const field = (schema: z.ZodType): DeskField => fieldFor('name', schema, place);

const formOf = (kind: KindName): readonly DeskField[] => {
  const { source } = kinds[kind];
  const single = config.collections.flatMap(({ files = [] }) => files).find(({ file }) => file === `content/${source}`);
  return single?.fields ?? (config.collections.find(({ name }) => name === source)?.fields as readonly DeskField[]);
};
const withInner = (list: readonly DeskField[]): DeskField[] => list.flatMap((one) => [one, ...withInner(one.fields ?? [])]);
const everyField = (Object.keys(kinds) as KindName[]).flatMap((kind) => withInner(formOf(kind)));

describe('the configuration of the desk', () => {
  test('has every kind of content, with the fields in the order of the schema', () => {
    for (const kind of Object.keys(kinds) as KindName[])
      expect(formOf(kind).map(({ name }) => name)).toEqual([...(mayBeDeleted(kind) ? ['archived'] : []), ...Object.keys(kinds[kind].schema.shape), '$schema']);
  });

  test('finds the schema of each input by its path', () => {
    for (const { at, widget } of everyField) {
      if (widget === 'hidden') continue;
      const [kind = '', ...trail] = at.split('.');
      expect(schemaAt(fileSchema(kind as KindName), trail)).toBeInstanceOf(z.ZodType);
    }
  });

  test('includes a new field of a schema without further code, with its description until it has a label', () => {
    const longer = kinds.Room.schema.extend({ numberOfKeys: z.int32().min(1).max(4).describe('How many keys a guest gets') });
    expect(fieldsOf(longer, place).at(-1)).toMatchObject({
      name: 'numberOfKeys',
      label: 'numberOfKeys',
      hint: 'How many keys a guest gets',
      widget: 'figure',
      required: true,
    });
  });

  test('has the backend, and whether drafts become pull requests', () => {
    expect(config).toMatchObject({ backend: { name: 'proxy' }, publish_mode: 'simple', editor: { preview: true } });
    expect(deskConfig({ backend: { name: 'github', repo: 'hotel/site' }, local: false, workflow: true })).toMatchObject({
      backend: { name: 'github', repo: 'hotel/site' },
      publish_mode: 'editorial_workflow',
      editor: { preview: false },
    });
  });

  test('allows editing the texts of pages, but not adding or deleting a page', () => {
    expect(config.collections.find(({ name }) => name === 'pages')).toMatchObject({ create: false });
    expect(config.collections.find(({ name }) => name === 'rooms')).toMatchObject({ create: true });
    expect([mayBeDeleted('PageText'), mayBeDeleted('Hotel'), mayBeDeleted('Room')]).toEqual([false, false, true]);
  });

  test.each([true, false])('never lets Decap delete, which goes past the workflow (workflow: %s)', (workflow) => {
    const { collections } = deskConfig({ backend: { name: 'github' }, local: !workflow, workflow });
    expect(collections.filter((one) => !one.files && one.delete !== false)).toEqual([]);
  });

  test('keeps the paths of pictures relative to the file that names them', () => {
    const pictureOf = (kind: KindName) => withInner(formOf(kind)).find(({ widget }) => widget === 'picture');
    expect(pictureOf('Room')).toMatchObject({ media_folder: '/content/images/rooms', public_folder: '../images/rooms' });
    expect(pictureOf('Packages')).toMatchObject({ media_folder: '/content/images/offers', public_folder: './images/offers' });
  });
});

describe('the input for a schema', () => {
  const labelled = (values: readonly unknown[]) => values.map((value) => expect.objectContaining({ value }) as unknown);

  test.each([
    ['a text in three languages', text({ min: 50, max: 90 }), { widget: 'text', minLength: 50, maxLength: 90, required: true }],
    ['a nullable text', text().nullable(), { widget: 'text', required: false }],
    ['an optional text', text().optional(), { widget: 'text', required: false }],
    ['a line', z.string().max(9), { widget: 'line', maxLength: 9 }],
    ['a string that may be empty', z.string().max(9), { required: false }],
    ['an address', url, { widget: 'line', required: true }],
    ['a link', page.nullable(), { widget: 'page' }],
    ['a slug', slug, { widget: 'slug' }],
    ['an offer', kinds.Announcement.schema.shape.offer, { widget: 'offer', required: false }],
    ['a day', day.nullable(), { widget: 'day', required: false }],
    ['an hour', time, { widget: 'time' }],
    ['a time on a day', moment.optional(), { widget: 'moment', required: false }],
    ['a whole number', z.int32().min(1).max(10), { widget: 'figure' }],
    ['an amount', z.number().positive().max(99).nullable(), { widget: 'figure', required: false }],
    ['yes or no', z.boolean(), { widget: 'choice', options: labelled([true, false]), default: false }],
    ['yes, no or unknown', z.boolean().nullable(), { widget: 'choice', options: labelled([true, false, null]) }],
    ['one of some words', z.enum(['a', 'b']), { widget: 'choice', options: labelled(['a', 'b']) }],
    ['a constant', z.literal('x'), { widget: 'hidden', default: 'x' }],
    ['weekdays', z.array(weekday).min(1), { widget: 'ticks', required: true }],
    ['months', z.array(month), { widget: 'ticks', required: false, options: labelled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }],
    ['codes', z.array(z.string().meta({ value: 'roomCode' })), { widget: 'ticks', options: undefined }],
    ['lines', z.array(z.string()), { widget: 'list' }],
    ['paragraphs', z.array(text()).min(2), { widget: 'list', min: 2, summary: "{{fields.wrapped.pt | default('ainda sem texto')}}", required: true }],
    ['a list of groups', facts, { widget: 'list', summary: "{{fields.label.pt | default('ainda sem texto')}}", required: false }],
    ['a list of lists', z.array(facts).length(2), { widget: 'list', min: 2, max: 2 }],
    ['a group', picture, { widget: 'object' }],
    ['a nullable group', item.nullable(), { widget: 'group' }],
    ['an optional group', picture.optional(), { widget: 'group' }],
  ] as const)('%s', (_, schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  test('a picture has its file, alternative text, caption, focal point and portrait', () => {
    expect(field(picture).fields?.map(({ name, widget }) => [name, widget])).toEqual([
      ['file', 'picture'],
      ['alt', 'text'],
      ['caption', 'text'],
      ['focus', 'focus'],
      ['portrait', 'picture'],
    ]);
  });

  test('a list of lists is wrapped in groups with one field, since the editor only supports lists of groups', () => {
    expect(field(z.array(facts)).fields).toMatchObject([{ name: 'wrapped', widget: 'list', fields: [{ name: 'label' }, { name: 'value' }] }]);
  });
});

describe('Portuguese labels', () => {
  /** Every field of a group and of the groups within it, with its path. */
  const fieldsWithin = (schema: z.ZodType, at: string): [at: string, schema: z.ZodType][] => {
    const field = fieldOf(schema);
    if (field.type === 'list') return fieldsWithin(field.entry, `${at}.*`);
    if (field.type !== 'group') return [];
    return fieldsIn(field.schema).flatMap(([name, inner]) => [[`${at}.${name}`, inner], ...fieldsWithin(inner, `${at}.${name}`)]);
  };
  const all = (Object.keys(kinds) as KindName[]).flatMap((kind) => fieldsWithin(kinds[kind].schema, kind));

  test('exist for every field of every schema, beside its description in English', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(([, schema]) => !fieldOf(schema).meta.label).map(([at]) => at)).toEqual([]);
    expect(all.filter(([, schema]) => fieldOf(schema).meta.description === undefined).map(([at]) => at)).toEqual([]);
  });

  test('exist for every option', () => {
    const unnamed = all.flatMap(([at, schema]) => {
      const outer = fieldOf(schema);
      const field = outer.type === 'list' ? fieldOf(outer.entry) : outer;
      return field.type === 'choice'
        ? field.schema.options.filter((value) => !field.meta.options?.[String(value)]).map((value) => `${at} ${String(value)}`)
        : [];
    });
    expect(unnamed).toEqual([]);
  });
});
