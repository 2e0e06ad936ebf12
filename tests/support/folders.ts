import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new temporary folder, with blanks in its name. Those of unit tests are removed after the run (`jestGlobalTeardown.ts`). */
export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'folder of a test '));

/** Writes files below a folder, with the folders that they need. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
}
