import fs from 'node:fs';
import path from 'node:path';

/** What code relies on: a package, a file of it, text in the file, and what to look at when the text is gone. */
export type Contract = readonly [name: string, file: string, text: string | RegExp, consequence: string];

export const readPackage = (name: string, file: string): string => {
  const location = path.join('node_modules', name, file);
  return fs.existsSync(location) ? fs.readFileSync(location, 'utf8') : '';
};

/** One line for each contract that an installed package does not keep. */
export const brokenContracts = (contracts: readonly Contract[], read = readPackage): string[] =>
  contracts
    .filter(([name, file, text]) => (typeof text === 'string' ? !read(name, file).includes(text) : !text.test(read(name, file))))
    .map(([name, file, , consequence]) => `${name}/${file}: ${consequence}`);
