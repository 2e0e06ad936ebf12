import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inPortuguese } from '../../src/content/faults/describe';
import { fault } from '../../src/content/faults/fault';
import { problemsOf } from '../../src/content/faults/schemaIssues';
import type { JsonObject } from '../../src/content/json';
import { fileSchema } from '../../src/content/kinds';
import { printContent } from '../../src/content/printContent';
import { readContent } from '../../src/content/read';
import { afterSwap, type SwappedTexts } from '../../src/content/swapPictures';

// it caches files by name, and other content is written to the same names here
sharp.cache(false);

/** Writes atomically. */
export function writeFile(place: string, bytes: Uint8Array | string): void {
  fs.mkdirSync(path.dirname(place), { recursive: true });
  const beside = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}`);
  fs.writeFileSync(beside, bytes);
  fs.renameSync(beside, place);
}

/**
 * Replaces pictures by photos, by the path of each picture, everywhere; removes their portrait versions and focal points. Writes nothing if a file would be
 * invalid. @returns the content files that changed @throws an error in Portuguese that describes the fault
 */
export function swapPictures(root: string, photos: ReadonlyMap<string, Uint8Array>, texts: readonly SwappedTexts[] = []): string[] {
  const swapped = new Set(photos.keys());
  const changed = readContent(root).files.flatMap(({ kind, file, data }) => {
    const next = afterSwap({ file, data }, swapped, texts);
    if (JSON.stringify(next) === JSON.stringify(data)) return [];
    const schema = fileSchema(kind);
    const [issue] = schema.safeParse(next).error?.issues ?? [];
    const [found] = issue ? problemsOf(issue, { data: next, schema }) : [];
    if (found) {
      const { field, problem, remedy } = inPortuguese(fault(file, found.field, found.problem));
      throw new Error(`${file}, ${field}: ${problem}; ${remedy}. Nada foi gravado.`);
    }
    return [{ file, text: printContent(next as JsonObject) }];
  });
  // pictures first: the site may be built in between
  for (const [picture, bytes] of photos) writeFile(path.resolve(root, picture), bytes);
  for (const { file, text } of changed) writeFile(path.resolve(root, file), text);
  return changed.map(({ file }) => file);
}
