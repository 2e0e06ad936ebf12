import type { z } from 'zod';
import type { PlainDate } from '../../../domain/stay/plainDate';
import type { Fault } from '../fault';
import type { Json } from '../json';
import type { kinds, KindName } from '../kinds';

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
}

/** One rule of the content check. Returns the faults of all files, and throws for none. */
export type Rule = (content: Content) => readonly Fault[] | Promise<readonly Fault[]>;

type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]['schema']>;

/** The valid files of some kinds, typed by their schemas. Rules see the others once they conform to their schemas. */
export const filesOf = <Name extends KindName>({ files }: Content, ...names: readonly Name[]): { readonly file: string; readonly data: Data<Name> }[] =>
  files.flatMap(({ kind, file, data, valid }) => (valid && (names as readonly KindName[]).includes(kind) ? [{ file, data: data as Data<Name> }] : []));
