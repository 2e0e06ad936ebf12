const pluralOfWord = (word: string): string => {
  if (word.endsWith('ão')) return word.replace(/ão$/, 'ões');
  if (/[rz]$/.test(word)) return `${word}es`;
  if (word.endsWith('m')) return word.replace(/m$/, 'ns');
  return /[aeiouáéíóúâêôk]$/.test(word) ? `${word}s` : word;
};

/** The plural of a Portuguese noun, with an adjective or a phrase after “de”: “números conferidos”, “pontos de partida”. */
export const pluralOf = (noun: string): string => {
  const [first = '', ...rest] = noun.split(' ');
  return [pluralOfWord(first), ...(rest.includes('de') || rest.includes('do') ? rest : rest.map(pluralOfWord))].join(' ');
};
