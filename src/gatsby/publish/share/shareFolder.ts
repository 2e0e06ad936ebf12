/** Folder, in the site, of the pictures that are shared with links. */
export const shareFolder = 'share';
