/** A query as it stands in an address: with its question mark, commas and colons left readable; empty where it says nothing. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/**
 * The whole number that an address writes; null where it writes none, or one beyond its limits. Limits are below a million.
 * @param text what the address has, if anything
 */
export function wholeNumber(text: string | null | undefined, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}
