import type { CreateResolversArgs } from 'gatsby';
import { tallPicture } from './tallPicture';

/** Fields that are worked out of the content's pictures rather than written in it. */
export function createPictureFields({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  createResolvers({
    Picture: {
      tall: {
        type: 'GatsbyImageData',
        description: 'For tall screens: the portrait that content gives, or the part of the picture around its focus, 3 to 4',
        resolve: tallPicture,
      },
    },
    Room: {
      cover: {
        type: 'Picture!',
        description: 'The most telling picture: the first one',
        resolve: ({ pictures }: { pictures: readonly unknown[] }) => pictures[0],
      },
    },
  });
}
