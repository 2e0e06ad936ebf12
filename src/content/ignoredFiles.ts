/**
 * Whether a file does not belong to the hotel's content: hidden, in a hidden folder, or left by an operating system or an office program (`._luxo.json`,
 * `.DS_Store`, `Thumbs.db`, `~$cardapio.json`). Check, build and desk ignore these.
 * @param relative its path below `content/`, or below `locales/`
 */
export const isIgnored = (relative: string): boolean => relative.split(/[\\/]/).some((part) => /^(?:\.|~\$|(?:thumbs\.db|desktop\.ini)$)/i.test(part));
