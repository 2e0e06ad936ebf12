import { IMAGE_PROCESSING } from 'gatsby-plugin-sharp/gatsby-worker';
import { setAvifEffort } from '../../src/gatsby/pictures/setAvifEffort';
import type { CutAnswer } from './pictureCutter';
import type { PictureJob } from './pictureJob';

// The process that cuts pictures (pictureCutter.ts), by gatsby-plugin-sharp itself.

setAvifEffort();

process.on('message', ({ number, job }: { number: number; job: PictureJob }) => {
  const answer = (error?: string): void => void process.send?.({ number, error } satisfies CutAnswer);
  IMAGE_PROCESSING(job).then(
    () => {
      answer();
    },
    (error: unknown) => {
      answer(error instanceof Error ? error.message : String(error));
    },
  );
});
