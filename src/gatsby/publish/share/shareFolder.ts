/** Folder of the site for link preview pictures. */
export const shareFolder = 'share';
