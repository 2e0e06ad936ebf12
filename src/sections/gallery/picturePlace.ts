const prefix = 'foto-';

/** The address of a picture on the page, without `#`: its file's name after "foto-". */
export const anchorOfPicture = (name: string): string => `${prefix}${name}`;

/** The file's name in the address of a picture; null where an address names none. */
export const pictureInHash = (hash: string): string | null => (hash.startsWith(`#${prefix}`) ? decodeURIComponent(hash.slice(prefix.length + 1)) : null);
