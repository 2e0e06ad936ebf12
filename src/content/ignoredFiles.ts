/**
 * Whether a file, by its path below `content/` or `locales/`, is no content: hidden, in a hidden folder, or left by a system or an office program
 * (`._luxo.json`, `Thumbs.db`, `~$cardapio.json`). Check, build and desk ignore these.
 */
export const isIgnored = (relative: string): boolean => relative.split(/[\\/]/).some((part) => /^(?:\.|~\$|(?:thumbs\.db|desktop\.ini)$)/i.test(part));
