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
  /** Whether its schema has nothing against it. */
  readonly valid: boolean;
}

/** All content, and what is needed to judge it. */
export interface Content {
  /** The project's folder. */
  readonly root: string;
  /** The calendar day at the hotel. */
  readonly today: PlainDate;
  readonly files: readonly ContentFile[];
}

/** One thing that the check looks for. It tells of all files at once, and throws for none. */
export type Rule = (content: Content) => readonly Fault[] | Promise<readonly Fault[]>;

type Data<Name extends KindName> = z.infer<(typeof kinds)[Name]['schema']>;

/** The files of some kinds, with the types that their schemas vouch for; those that a schema complains of come later, once mended. */
export const filesOf = <Name extends KindName>({ files }: Content, ...names: readonly Name[]): { readonly file: string; readonly data: Data<Name> }[] =>
  files.flatMap(({ kind, file, data, valid }) => (valid && (names as readonly KindName[]).includes(kind) ? [{ file, data: data as Data<Name> }] : []));
