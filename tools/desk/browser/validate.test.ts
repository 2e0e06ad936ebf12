import fs from 'node:fs';
import { isObject, type Json } from '../../../src/content/json';
import { contentFormat } from '../form/contentFormat';
import { deskConfig } from '../form/deskConfig';
import type { DeskField } from '../form/deskField';
import { invalidity } from './validate';

const { collections } = deskConfig({ backend: { name: 'proxy' }, local: true, workflow: false });

/** Every file of `content/` with the fields of its form. */
const files = collections.flatMap(({ files: singles, folder = '', fields = [] }) =>
  singles
    ? singles.map(({ file, fields: all }) => ({ file, fields: all }))
    : (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ file: `${folder}/${name}`, fields: fields as readonly DeskField[] })),
);

/** What the inputs of a form say of the data in it. */
function messagesOf(fields: readonly DeskField[], data: Json | undefined): string[] {
  if (!isObject(data)) return [];
  return fields.flatMap(({ name, widget, at, fields: inner }) => {
    const value = data[name];
    if (widget === 'hidden') return [];
    if (inner) return (Array.isArray(value) ? value : [value]).flatMap((entry) => messagesOf(inner, entry));
    const invalid = invalidity(at, value);
    return invalid ? [`${at}: ${invalid.message}`] : [];
  });
}

test.each(files)('the form of $file takes what is in it', ({ file, fields }) => {
  expect(messagesOf(fields, contentFormat.fromFile(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
