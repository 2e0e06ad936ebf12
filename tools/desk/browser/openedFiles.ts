/** The version of a file that was last opened or saved here, which a draft is based on. */
export interface OpenedFile {
  /** The server's identifier of the version. */
  readonly id: string;
  readonly text: string;
}

/** By file path. */
export const openedFiles = new Map<string, OpenedFile>();
