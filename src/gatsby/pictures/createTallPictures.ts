import type { CreateResolversArgs } from 'gatsby';
import { tallPicture } from './tallPicture';

/** Adds `Picture.tall`, a portrait version for phones. */
export function createTallPictures({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const addFields = createResolvers as (fields: object) => void;
  addFields({
    Picture: {
      tall: {
        type: 'GatsbyImageData',
        description: 'For tall screens: the portrait that content gives, or the part of the picture around its focus, 3 to 4',
        resolve: tallPicture,
      },
    },
  });
}
