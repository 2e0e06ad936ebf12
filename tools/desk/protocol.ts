import type { DescribedFault } from '../../src/content/faults/describe';

// What the desk in the browser and its server have in common.

/** The path of the desk, on this machine and on a published site. */
export const deskPath = '/admin';

/** Something that a field can refer to, with its name in Portuguese. */
interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

/** What is known of a content file. */
interface NamedFile {
  readonly name: string;
  /** Why it is not on the site as it could be: “fora do ar”, “falta inglês”. */
  readonly state?: string;
  /** Why the site does not show it. */
  readonly withheld?: 'archived' | 'unfinished';
  /** Its first picture. */
  readonly thumb?: string;
}

/** The lists of choices in the desk's inputs. */
export interface DeskNames {
  /** The page about the spa, if there is one. */
  readonly spaPage: string | null;
  /** Pages by their address without language; offers, places of the map, columns of the footer by slug; room types by code. */
  readonly page: readonly NamedChoice[];
  readonly offer: readonly NamedChoice[];
  readonly place: readonly NamedChoice[];
  readonly roomCode: readonly NamedChoice[];
  readonly navigation: readonly NamedChoice[];
  /** The position after the last one, by the folder of a kind. */
  readonly nextPosition: Readonly<Record<string, number>>;
  /** Existing content files, relative to the project. */
  readonly files: Readonly<Record<string, NamedFile>>;
  /** The hotel's pictures, relative to the project. */
  readonly pictures: readonly string[];
  /** Its PDF files and films, relative to the project. */
  readonly pdfsAndFilms: readonly string[];
}

/** The state that the local server sends to the desk. */
export interface DeskState {
  /** Whether the site shows the current files, or the last valid state. */
  readonly shown: 'current' | 'lastValid' | 'none';
  /** Incremented by each content check. */
  readonly revision: number;
  readonly faults: readonly DescribedFault[];
}

export const initialState: DeskState = { shown: 'none', revision: 0, faults: [] };

/** A file in Decap’s proxy protocol. */
export interface Entry {
  readonly data: string;
  readonly file: { readonly path: string; readonly label?: string };
}

/** A file to be written. */
export interface DataFile {
  readonly path: string;
  readonly raw: string;
  /** The text that it replaces; none for a new file. */
  readonly base?: string;
}

/** An error whose message is for whoever edits, in Portuguese. Decap shows errors with their name in front, so it has none. */
export class ReadableError extends Error {
  override readonly name = '';

  constructor(
    message: string,
    /** The HTTP status of the refused request. */
    readonly status?: number,
  ) {
    super(message);
  }
}
