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

/** All content, and what else rules need. */
export interface Content {
  /** The project's folder. */
  readonly root: string;
  /** The calendar day at the hotel. */
  readonly today: PlainDate;
  readonly files: readonly ContentFile[];
  /** Those that the site does not show: rules leave them alone. */
  readonly withheld?: readonly ContentFile[];
}

/** One rule of the content check. Returns the faults of all files, and throws for none. */
export type Rule = (content: Content) => readonly Fault[] | Promise<readonly Fault[]>;

/** The valid files of some kinds, typed by their schemas. Rules see the others once they conform to their schemas. */
export const filesOf = <Name extends KindName>({ files }: Content, ...names: readonly Name[]): { readonly file: string; readonly data: Data<Name> }[] =>
  files.flatMap(({ kind, file, data, valid }) => (valid && (names as readonly KindName[]).includes(kind) ? [{ file, data: data as Data<Name> }] : []));

/** Every string of all files. */
export const stringsIn = ({ files }: { readonly files: readonly Omit<ContentFile, 'valid'>[] }) =>
  files.flatMap(({ kind, file, data }) => stringsOf(data).map((one) => ({ kind, file, ...one })));

/** The entries of a list whose key an earlier entry has, with the first entry of that key and its index; those without a key repeat none. */
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
