import fs from 'node:fs/promises';
import path from 'node:path';
import type { EditorSettings } from '../../../src/environment';
import { bundleDesk, deskPage } from '../bundle';
import { deskPath } from '../protocol';
import { deskLists } from '../server/names';
import { picturesOf, thumbOf } from '../../pictures/thumbs';
import { editorSetting } from './publishedDesk';

/** Writes the desk into the built site in `folder` if it is to be published; otherwise removes that of an earlier build. */
export async function publishDesk({ root, folder, editor }: { root: string; folder: string; editor: EditorSettings | null }): Promise<void> {
  const target = path.join(folder, deskPath);
  await fs.rm(target, { recursive: true, force: true });
  await fs.rm(`${target}.html`, { force: true });
  const desk = editorSetting(editor);
  if (!desk) return;
  await fs.mkdir(target, { recursive: true });
  await fs.writeFile(path.join(target, 'index.html'), deskPage(desk.setting));
  for (const [name, list] of Object.entries(deskLists)) await fs.writeFile(path.join(target, name), JSON.stringify(await list?.(root)));
  for (const [name, bytes] of await bundleDesk({ root })) await fs.writeFile(path.join(target, name), bytes);
  for (const picture of picturesOf(root)) {
    const thumb = path.join(target, 'thumbs', picture);
    await fs.mkdir(path.dirname(thumb), { recursive: true });
    await fs.writeFile(thumb, await thumbOf(path.join(root, picture)));
  }
}
