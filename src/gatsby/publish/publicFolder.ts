import path from 'node:path';

/** Folder of the built site. */
export const publicFolder = path.resolve('public');
