import path from 'node:path';
import fs from 'node:fs';

/** The folder of the built site. @throws when there is none */
export function builtSite(): string {
  const folder = path.resolve('public');
  if (!fs.existsSync(path.join(folder, 'index.html'))) throw new Error('There is no built site in public/. Run `npm run build` first.');
  return folder;
}
