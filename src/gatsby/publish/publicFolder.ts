import path from 'node:path';

/** Where Gatsby puts the built site. */
export const publicFolder = path.resolve('public');
