import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PictureJob, PictureOperation } from '../../src/gatsby/internals';
import { encoders, usualEffort } from '../../src/gatsby/pictures/patchSharp';

/** Encoded pictures, outside of what Gatsby and npm delete: Git ignores the folder, build machines keep it (docs/decisions/0024-picture-cache.md). */
export const pictureCacheFolder = '.pictures';

const daysUnused = 60;

const milliseconds = 86_400_000;

const settingsOf = ({ args: { pluginOptions } }: PictureJob, { args }: PictureOperation, effort?: number): object => {
  const { failOn, stripMetadata, defaultQuality, useMozJpeg } = pluginOptions;
  return { encoders: encoders(effort), failOn, stripMetadata, defaultQuality, useMozJpeg, args };
};

/** A file name unique to the original and its settings. */
function nameOf(job: PictureJob, operation: PictureOperation, effort?: number): string {
  const source = JSON.stringify([job.inputPaths.map(({ contentDigest }) => contentDigest), settingsOf(job, operation, effort)]);
  return `${crypto.createHash('sha256').update(source).digest('hex').slice(0, 40)}.${operation.args.toFormat}`;
}

/** Encoded pictures by content and settings, so that each is encoded once, even if Gatsby's cache and `public/` are deleted. */
export function pictureCache(folder: string) {
  const encoding = new Map<string, Promise<void>>();

  const copy = async (name: string, target: string): Promise<void> => {
    const kept = path.join(folder, name);
    await fs.promises.mkdir(path.dirname(target), { recursive: true });
    await fs.promises.copyFile(kept, target);
    const now = new Date();
    await fs.promises.utimes(kept, now, now);
  };

  /** Renamed once complete: a build may be stopped at any time. */
  const keep = async (name: string, source: string): Promise<void> => {
    await fs.promises.mkdir(folder, { recursive: true });
    const part = path.join(folder, `${name}.${process.pid}.part`);
    await fs.promises.copyFile(source, part);
    await fs.promises.rename(part, path.join(folder, name));
  };

  return {
    /** Makes the pictures of a job: copies stored ones, has the others encoded, and stores them. */
    async run(job: PictureJob, encode: (missing: PictureJob) => Promise<void>): Promise<void> {
      const isKept = (name: string) => fs.existsSync(path.join(folder, name));
      const pictures = job.args.operations.map((operation) => {
        // a picture encoded with more effort can be used for less
        const usual = nameOf(job, operation, usualEffort);
        return { operation, name: isKept(usual) ? usual : nameOf(job, operation), target: path.join(job.outputDir, operation.outputPath) };
      });
      const missing = pictures.filter(({ name }) => !encoding.has(name) && !isKept(name));
      const others = pictures.filter((picture) => !missing.includes(picture));
      if (missing.length > 0) {
        const made = encode({ ...job, args: { ...job.args, operations: missing.map(({ operation }) => operation) } }).then(async () => {
          for (const { name, target } of missing) await keep(name, target);
        });
        for (const { name } of missing) encoding.set(name, made);
        await made;
      }
      for (const { name, target } of others) {
        await encoding.get(name);
        await copy(name, target);
      }
    },

    /** Deletes pictures that no build has used for a long time. */
    deleteUnused(): void {
      if (!fs.existsSync(folder)) return;
      for (const name of fs.readdirSync(folder)) {
        const file = path.join(folder, name);
        if (fs.statSync(file).mtimeMs < Date.now() - daysUnused * milliseconds) fs.rmSync(file);
      }
    },
  };
}
