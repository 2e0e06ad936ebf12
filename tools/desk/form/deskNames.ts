/** The lists of choices in the desk's inputs. */
export interface DeskNames {
  /** Addresses of pages, without language. */
  readonly pages: readonly string[];
  readonly roomCodes: readonly { readonly value: string; readonly label: string }[];
  /** Existing content files, relative to the project. */
  readonly files: readonly string[];
  /** Pictures in `content/images`, relative to the project. */
  readonly pictures: readonly string[];
}
