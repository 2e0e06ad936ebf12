import crypto from 'node:crypto';
import fs from 'node:fs';

/** Changes with the drawings of `static/icons.svg`, so that a browser never shows an old set. */
export const iconsVersion = (): string => crypto.createHash('sha256').update(fs.readFileSync('static/icons.svg')).digest('hex').slice(0, 8);
