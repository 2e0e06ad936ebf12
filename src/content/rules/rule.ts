import type { PlainDate } from '../../domain/time/plainDate';
import type { Fault } from '../faults/fault';
import { type Json, stringsOf } from '../json';
import type { Data, KindName } from '../kinds';

export interface ContentFile {
  readonly kind: KindName;
  /** Path from the project's folder. */
  readonly file: string;
  readonly data: Json;
  /** Whether it conforms to its schema. */
  readonly valid: boolean;
}

/** All content, and other input of the rules. */
export interface Content {
  /** The project's folder. */
  readonly root: string;
  /** The calendar day at the hotel. */
  readonly today: PlainDate;
  readonly files: readonly ContentFile[];
  /** Those that the site does not show: rules ignore them. */
  readonly withheld?: readonly ContentFile[];
}

/** One rule of the content check. Returns the faults of all files and does not throw. */
export type Rule = (content: Content) => readonly Fault[] | Promise<readonly Fault[]>;

/** The valid files of some kinds, typed by their schemas. Invalid files are not checked by rules. */
export const filesOf = <Name extends KindName>({ files }: Content, ...names: readonly Name[]): { readonly file: string; readonly data: Data<Name> }[] =>
  files.flatMap(({ kind, file, data, valid }) => (valid && (names as readonly KindName[]).includes(kind) ? [{ file, data: data as Data<Name> }] : []));

/** Every string of all files. */
export const stringsIn = ({ files }: { readonly files: readonly Omit<ContentFile, 'valid'>[] }) =>
  files.flatMap(({ kind, file, data }) => stringsOf(data).map((one) => ({ kind, file, ...one })));

/** The entries whose key occurred earlier, with the first entry of that key and its index; entries without a key are ignored. */
export function repeatsIn<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => string | undefined) {
  const seen = new Map<string, { readonly first: Entry; readonly earlier: number }>();
  return list.flatMap((entry, index) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const found = seen.get(key);
    if (found) return [{ entry, index, ...found }];
    seen.set(key, { first: entry, earlier: index });
    return [];
  });
}
