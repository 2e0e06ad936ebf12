/**
 * Whether a file is none of the hotel's: hidden, or within a hidden folder, or what an operating system or an office program leaves beside files (`._luxo.json`,
 * `.DS_Store`, `Thumbs.db`, `~$cardapio.json`). Check, build and desk ignore these.
 * @param relative its path below `content/`, or below `locales/`
 */
export const isIgnored = (relative: string): boolean => relative.split(/[\\/]/).some((part) => /^(?:\.|~\$|(?:thumbs\.db|desktop\.ini)$)/i.test(part));
