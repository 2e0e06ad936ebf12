import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/content/json';
import { strangeFiles, strangeNames, strangeValues } from './strange';

const insteadOfAFile = ['a folder', 'a broken link', 'a circle of links', 'nothing'] as const;

/** A mutated file: other bytes, made lazily since many are large, or something else in place of the file. */
export type Mutant = { readonly what: string } & ({ readonly bytes: () => Buffer } | { readonly instead: (typeof insteadOfAFile)[number] });

type Path = readonly (string | number)[];

const pathsIn = (value: Json, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key])) : []),
];

const valueAt = (data: Json, path: Path): Json => path.reduce<Json>((at, step) => (at as JsonObject)[step] as Json, data);

/** A copy of the data with an edit to the group or list that contains a value. */
function edited(data: Json, path: Path, edit: (holder: JsonObject | Json[], key: string) => void): Json {
  const copy = structuredClone(data);
  edit(valueAt(copy, path.slice(0, -1)) as JsonObject | Json[], String(path.at(-1)));
  return copy;
}

const remove = (holder: JsonObject | Json[], key: string) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

const put = (value: Json) => (holder: JsonObject | Json[], key: string) => {
  (holder as JsonObject)[key] = value;
};

/** A placeholder, replaced in the JSON text by what JavaScript values cannot express: NaN, 1e400, a duplicate key. */
const mark = '=mark=';
const written = (data: Json, marked: string, text: string): string => JSON.stringify(data).replace(marked, () => text);

/** The JSON text with a value replaced by other text. */
const withValue = (data: Json, path: Path, text: string): string => written(edited(data, path, put(mark)), JSON.stringify(mark), text);

/** The JSON text with another key in a group. */
const withName = (data: Json, group: Path, name: string, text: string): string =>
  written(edited(data, [...group, mark], put(0)), `${JSON.stringify(mark)}:0`, `${JSON.stringify(name)}:${text}`);

/** All mutations of a file. */
export function mutantsOf(text: string): fc.Arbitrary<Mutant> {
  const data = JSON.parse(text) as Json;
  const [top = [], ...within] = pathsIn(data);
  const groups = [top, ...within].filter(
    (path) => !Array.isArray(valueAt(data, path)) && typeof valueAt(data, path) === 'object' && valueAt(data, path) !== null,
  );
  const names = within.filter((path) => groups.some((group) => group.join() === path.slice(0, -1).join()));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const at = (part: number): number => Math.floor(part * (text.length - 1));
  const bytes = (what: string, make: () => string | Buffer): Mutant => ({ what, bytes: () => Buffer.from(make() as string) });

  const lost = fc.constantFrom(...within).map((path) => bytes(`without ${path.join('.')}`, () => JSON.stringify(edited(data, path, remove))));
  const strange = fc
    .tuple(fc.constantFrom(...within), fc.constantFrom(...Object.entries(strangeValues)))
    .map(([path, [name, make]]) => bytes(`${path.join('.')} is ${name}`, () => withValue(data, path, make())));
  const moved = fc
    .tuple(fc.constantFrom(...within), fc.constantFrom(...within))
    .map(([path, other]) => bytes(`${path.join('.')} is what ${other.join('.')} is`, () => JSON.stringify(edited(data, path, put(valueAt(data, other))))));
  const named = fc
    .tuple(fc.constantFrom(...groups), fc.constantFrom(...strangeNames), fc.constantFrom('1', '"x"', '{"slug":"x"}'))
    .map(([group, name, value]) => bytes(`${group.join('.')} gets the name ${name.slice(0, 20)}`, () => withName(data, group, name, value)));
  const twice = fc
    .tuple(fc.constantFrom(...names), fc.boolean())
    .map(([path, alike]) =>
      bytes(`${path.join('.')} twice`, () => withName(data, path.slice(0, -1), String(path.at(-1)), alike ? JSON.stringify(valueAt(data, path)) : 'null')),
    );
  const cut = share.map((end) => bytes(`cut at ${at(end)}`, () => text.slice(0, at(end))));
  const flipped = fc.tuple(share, fc.nat(255)).map(([where, byte]) =>
    bytes(`byte ${byte} at ${where}`, () => {
      const changed = Buffer.from(text);
      changed[Math.floor(where * (changed.length - 1))] = byte;
      return changed;
    }),
  );
  const grown = fc
    .tuple(share, fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([where, words]) => bytes(`${JSON.stringify(words)} at ${at(where)}`, () => text.slice(0, at(where)) + words + text.slice(at(where))));
  const whole = fc.constantFrom(...Object.entries(strangeFiles)).map(([what, make]) => bytes(what, () => make(text)));
  const other = fc.constantFrom(...insteadOfAFile).map((instead): Mutant => ({ what: instead, instead }));

  return fc.oneof(
    { weight: 4, arbitrary: lost },
    { weight: 8, arbitrary: strange },
    { weight: 4, arbitrary: moved },
    { weight: 4, arbitrary: named },
    { weight: 3, arbitrary: twice },
    { weight: 3, arbitrary: cut },
    { weight: 3, arbitrary: flipped },
    { weight: 2, arbitrary: grown },
    { weight: 3, arbitrary: whole },
    { weight: 1, arbitrary: other },
  );
}
