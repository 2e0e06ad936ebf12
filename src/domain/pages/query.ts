/**
 * The query with some parameters set, or removed if they are null; other parameters are kept. With its question mark if not empty, commas and colons not
 * encoded.
 * @param search the present query
 */
export function changedQuery(search: string, changes: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}

/**
 * The whole number in a query parameter; null if it is missing, invalid, or outside its limits. Limits are below a million.
 * @param text the value of the parameter, if any
 */
export function wholeNumber(text: string | null | undefined, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}
