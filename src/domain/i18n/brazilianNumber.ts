/** A number as one writes it in Brazil; what is no number as it stands. @param decimals at least */
export function formatBrazilianNumber(value: unknown, decimals = 0): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: 20, useGrouping: false });
}

/** Reads `1.086,50` and `1086.5` alike. Text that is not a number is kept, and reported by validation. */
export function parseNumber(text: string): number | string {
  const tidy = text.trim();
  const plain = tidy.includes(',') ? tidy.replaceAll('.', '').replace(',', '.') : /^\d{1,3}(?:\.\d{3})+$/.test(tidy) ? tidy.replaceAll('.', '') : tidy;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : tidy;
}
