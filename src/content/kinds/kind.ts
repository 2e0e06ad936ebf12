import type { z } from 'zod';

/** A kind of content: one file per thing in a folder, or one file. */
export interface Kind {
  /** The folder with one file per thing, or the name of the one file. */
  readonly source: string;
  /** Whether the site works without it: the file or the folder may be missing. */
  readonly optional?: true;
  readonly description: string;
  /** In Portuguese, at the editing desk: plural, singular, and a description. */
  readonly label: string;
  readonly one: string;
  readonly about?: string;
  /** The folder of `images` for photos uploaded at the desk; `resort` when left out. */
  readonly pictures?: string;
  readonly schema: z.ZodObject;
  /** The interfaces it shares with other kinds, so that one query or fragment reads all of them. */
  readonly implements?: readonly ('Place' | 'Dining')[];
}
