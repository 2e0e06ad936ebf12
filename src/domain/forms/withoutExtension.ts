const extension = /[\s,;]*(?:ramal|poste|ext(?:ension)?|x)\.?\s*(\p{Nd}{1,7})$/iu;

/** A telephone number and its extension, as "ramal 22", "poste 22" or "ext. 22"; the extension is empty where there is none. */
export function withoutExtension(telephone: string): { number: string; extension: string } {
  const found = extension.exec(telephone);
  return found ? { number: telephone.slice(0, found.index), extension: found[1] ?? '' } : { number: telephone, extension: '' };
}
