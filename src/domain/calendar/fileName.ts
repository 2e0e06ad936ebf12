/** A name for a file of any system, made of words: `Séjour`, `Costa Ipê` and `ics` give `sejour-costa-ipe.ics`. */
export function fileName({ words, extension }: { words: readonly string[]; extension: string }): string {
  const plain = words
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain}.${extension}`;
}
