import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/gatsby/content/json';
import { strangeFiles, strangeNames, strangeValues } from './strange';

const insteadOfAFile = ['a folder', 'a broken link', 'a circle of links', 'nothing'] as const;

/** What becomes of a file: other bytes, made when they are wanted since many are large, or something else by its name. */
export type Mutant = { readonly what: string } & ({ readonly bytes: () => Buffer } | { readonly instead: (typeof insteadOfAFile)[number] });

type Way = readonly (string | number)[];

const waysInto = (value: Json, way: Way = []): Way[] => [
  way,
  ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => waysInto(inner, [...way, key])) : []),
];

const valueAt = (data: Json, way: Way): Json => way.reduce<Json>((at, step) => (at as JsonObject)[step] as Json, data);

/** The data with something done to the group or list that holds a value. */
function edited(data: Json, way: Way, edit: (holder: JsonObject | Json[], key: string) => void): Json {
  const copy = structuredClone(data);
  edit(valueAt(copy, way.slice(0, -1)) as JsonObject | Json[], String(way.at(-1)));
  return copy;
}

const remove = (holder: JsonObject | Json[], key: string) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

const put = (value: Json) => (holder: JsonObject | Json[], key: string) => {
  (holder as JsonObject)[key] = value;
};

/** Stands for what JavaScript cannot hold until the text is written: NaN, 1e400, a name twice. */
const mark = '=mark=';
const written = (data: Json, marked: string, text: string): string => JSON.stringify(data).replace(marked, () => text);

/** The text with a value replaced by other text. */
const withValue = (data: Json, way: Way, text: string): string => written(edited(data, way, put(mark)), JSON.stringify(mark), text);

/** The text with one more name in a group. */
const withName = (data: Json, group: Way, name: string, text: string): string =>
  written(edited(data, [...group, mark], put(0)), `${JSON.stringify(mark)}:0`, `${JSON.stringify(name)}:${text}`);

/** Everything that may befall a file, whatever it holds. */
export function mutantsOf(text: string): fc.Arbitrary<Mutant> {
  const data = JSON.parse(text) as Json;
  const [top = [], ...within] = waysInto(data);
  const groups = [top, ...within].filter((way) => !Array.isArray(valueAt(data, way)) && typeof valueAt(data, way) === 'object' && valueAt(data, way) !== null);
  const names = within.filter((way) => groups.some((group) => group.join() === way.slice(0, -1).join()));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const at = (part: number): number => Math.floor(part * (text.length - 1));
  const bytes = (what: string, make: () => string | Buffer): Mutant => ({ what, bytes: () => Buffer.from(make() as string) });

  const lost = fc.constantFrom(...within).map((way) => bytes(`without ${way.join('.')}`, () => JSON.stringify(edited(data, way, remove))));
  const strange = fc
    .tuple(fc.constantFrom(...within), fc.constantFrom(...Object.entries(strangeValues)))
    .map(([way, [name, make]]) => bytes(`${way.join('.')} is ${name}`, () => withValue(data, way, make())));
  const moved = fc
    .tuple(fc.constantFrom(...within), fc.constantFrom(...within))
    .map(([way, other]) => bytes(`${way.join('.')} is what ${other.join('.')} is`, () => JSON.stringify(edited(data, way, put(valueAt(data, other))))));
  const named = fc
    .tuple(fc.constantFrom(...groups), fc.constantFrom(...strangeNames), fc.constantFrom('1', '"x"', '{"slug":"x"}'))
    .map(([group, name, value]) => bytes(`${group.join('.')} gets the name ${name.slice(0, 20)}`, () => withName(data, group, name, value)));
  const twice = fc
    .tuple(fc.constantFrom(...names), fc.boolean())
    .map(([way, alike]) =>
      bytes(`${way.join('.')} twice`, () => withName(data, way.slice(0, -1), String(way.at(-1)), alike ? JSON.stringify(valueAt(data, way)) : 'null')),
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
