import fs from 'node:fs/promises';
import path from 'node:path';
import { pdfPath } from '../../domain/pages/addresses';
import { inHotelFolder } from '../../hotel';
import { publicFolder } from './siteFiles';

/** Copies the hotel's PDF files to permanent addresses; deleted ones are removed. @param site default: the built one */
export async function writePdfFiles(site = publicFolder): Promise<void> {
  const source = path.resolve(inHotelFolder('files'));
  const folder = path.join(site, pdfPath(''));
  await fs.rm(folder, { recursive: true, force: true });
  // a hotel without PDF files has no such folder
  const names = (await fs.readdir(source).catch(() => [])).filter((name) => name.endsWith('.pdf'));
  if (names.length > 0) await fs.mkdir(folder, { recursive: true });
  for (const name of names) await fs.copyFile(path.join(source, name), path.join(folder, name));
}
