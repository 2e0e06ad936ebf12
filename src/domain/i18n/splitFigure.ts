/** A text around its first figure: "Quase", "6.000", "m²". */
export interface SplitFigure {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/** Parts a text into its first figure and the words around it, so that the figure can be set large; null where there is none. */
export function splitFigure(text: string): SplitFigure | null {
  const match = /\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?/.exec(text);
  if (!match) return null;
  return { before: text.slice(0, match.index).trim(), figure: match[0], after: text.slice(match.index + match[0].length).trim() };
}
