/** A number in Brazilian format; other values as text. @param decimals minimum number of decimals */
export function formatBrazilianNumber(value: unknown, decimals = 0): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return value.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: 20, useGrouping: false });
}

/** Parses `1.086,50` and `1086.5`. Text that is not a number is kept, and reported by validation. */
export function parseNumber(text: string): number | string {
  const tidy = text.trim();
  const plain = tidy.includes(',') ? tidy.replaceAll('.', '').replace(',', '.') : /^\d{1,3}(?:\.\d{3})+$/.test(tidy) ? tidy.replaceAll('.', '') : tidy;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : tidy;
}
