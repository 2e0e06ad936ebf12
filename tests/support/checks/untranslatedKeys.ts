import fs from 'node:fs';
import path from 'node:path';

type Messages = { readonly [key: string]: string | Messages };

const folder = path.resolve('locales', 'pt');
const namespaces = fs.readdirSync(folder).map((name) => path.basename(name, '.json'));

const keysOf = (messages: Messages, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) => (typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`)));

/** Translation keys that are recognizable as such: `columns.discover`, `clearCheckIn`, `special-offers`. */
const keys = new Set(
  namespaces
    .flatMap((namespace) => keysOf(JSON.parse(fs.readFileSync(path.join(folder, `${namespace}.json`), 'utf8')) as Messages))
    .filter((key) => /[.A-Z_-]/.test(key)),
);

const keyWithNamespace = new RegExp(`\\b(${namespaces.join('|')}):[A-Za-z]`);
const neverText = /\{\{|\[object |\blorem ipsum\b|(^|\s)(undefined|NaN|null)(\s|$)/i;
const fileName = /^[a-z0-9]+(_[a-z0-9]+)+$/;

/** Texts that should not be visible: translation keys, unfilled placeholders, missing values, file names. */
export const rawTexts = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      keyWithNamespace.test(text) ||
      neverText.test(text) ||
      fileName.test(text) ||
      keys.has(text) ||
      text.split(/\s+/).some((word) => /[.A-Z_]/.test(word) && keys.has(word)),
  );
