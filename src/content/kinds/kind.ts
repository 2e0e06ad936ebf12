import type { z } from 'zod';

/** A kind of content: one file per thing in a folder, or one file. */
export interface Kind {
  /** Folder within the hotel's that holds one file per thing, or the one file's name. */
  readonly source: string;
  /** Whether the site does without: the one file, or the folder, may be missing. */
  readonly optional?: true;
  readonly description: string;
  /** In Portuguese, at the editing desk: in the plural, one of them, and what it is. */
  readonly label: string;
  readonly one: string;
  readonly about?: string;
  /** The folder of `images` for photos that are uploaded at the desk; `resort` when left out. */
  readonly pictures?: string;
  readonly schema: z.ZodObject;
  /** The interfaces it shares with other kinds, so that one query or fragment asks for all of them. */
  readonly implements?: readonly ('Place' | 'Dining')[];
}
