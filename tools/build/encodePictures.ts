import os from 'node:os';
import path from 'node:path';
import { processFile } from 'gatsby-plugin-sharp/process-file';
import pLimit from 'p-limit';
import type { PictureJob } from '../../src/gatsby/internals';
import { setAvifEffort } from '../../src/gatsby/pictures/patchSharp';

setAvifEffort();

const limit = pLimit(os.availableParallelism());

/** On every core: within Gatsby's process they would wait while it bundles scripts. @throws with the reason when a picture cannot be encoded */
export async function encodePictures({ inputPaths, outputDir, args: { operations, pluginOptions } }: PictureJob): Promise<void> {
  const original = inputPaths[0]?.path ?? '';
  await Promise.all(
    operations.map(({ outputPath, args }) => limit(() => processFile(original, [{ outputPath: path.join(outputDir, outputPath), args }], pluginOptions))),
  );
}

/** Cancels the pictures that have not begun. */
export const dropPictures = (): void => limit.clearQueue();
