import type { CreateResolversArgs } from 'gatsby';

/** Adds `Room.cover`, the first picture, so that a list of rooms loads one picture each instead of all. */
export function createCovers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const addFields = createResolvers as (fields: object) => void;
  addFields({
    Room: {
      cover: { type: 'Picture!', description: 'The first picture', resolve: ({ pictures: [first] }: { pictures: readonly unknown[] }) => first },
    },
  });
}
