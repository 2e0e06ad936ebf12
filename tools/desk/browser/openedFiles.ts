/** A file as it was when it was opened here, or saved from here: what a draft of it began from. */
export interface OpenedFile {
  /** Names the state, as the server answers it. */
  readonly id: string;
  readonly text: string;
}

/** By the path of the file. */
export const openedFiles = new Map<string, OpenedFile>();
