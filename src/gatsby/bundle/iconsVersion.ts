import crypto from 'node:crypto';
import fs from 'node:fs';

/** Changes with the content of `static/icons.svg`, so that browsers never use a cached older file. */
export const iconsVersion = (): string => crypto.createHash('sha256').update(fs.readFileSync('static/icons.svg')).digest('hex').slice(0, 8);
