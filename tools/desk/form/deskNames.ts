/** What the inputs of the desk offer to choose from. */
export interface DeskNames {
  /** Addresses of pages, without language. */
  readonly pages: readonly string[];
  readonly roomCodes: readonly { readonly value: string; readonly label: string }[];
  /** Content files that there are, from the project's folder. */
  readonly files: readonly string[];
  /** Pictures below `content/images`, from the project's folder. */
  readonly pictures: readonly string[];
}
