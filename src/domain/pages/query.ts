/** A query string with its question mark, commas and colons left readable; empty where there are no parameters. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/**
 * The whole number that a query parameter holds; null where it is missing, is not one, or lies outside its limits. Limits are below a million.
 * @param text the value of the parameter, if any
 */
export function wholeNumber(text: string | null | undefined, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}
