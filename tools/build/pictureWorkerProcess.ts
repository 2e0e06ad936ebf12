import { IMAGE_PROCESSING } from 'gatsby-plugin-sharp/gatsby-worker';
import type { PictureJob } from '../../src/gatsby/internals';
import { setAvifEffort } from '../../src/gatsby/pictures/patchSharp';
import type { PictureResult } from './pictureWorker';

// The process that pictureWorker.ts starts: resizes and encodes pictures by gatsby-plugin-sharp itself.

setAvifEffort();

// However the build has ended, nobody waits for the rest. `process.exit` would finish the pictures that are queued.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', ({ number, job }: { number: number; job: PictureJob }) => {
  const answer = (error?: string): void => void process.send?.({ number, error } satisfies PictureResult);
  IMAGE_PROCESSING(job).then(
    () => {
      answer();
    },
    (error: unknown) => {
      answer(error instanceof Error ? error.message : String(error));
    },
  );
});
