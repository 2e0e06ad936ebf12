/**
 * The whole number that an address writes; null where it writes none, or one beyond its limits. Limits are below a million.
 * @param text what the address has, if anything
 */
export function wholeNumber(text: string | null | undefined, { from, to }: { readonly from: number; readonly to: number }): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}
