import type { CreateResolversArgs } from 'gatsby';

/** Gives rooms their first picture as a field of its own: a list of rooms then carries one picture each, not all. */
export function createCovers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const addFields = createResolvers as (fields: object) => void;
  addFields({
    Room: {
      cover: { type: 'Picture!', description: 'The first picture', resolve: ({ pictures: [first] }: { pictures: readonly unknown[] }) => first },
    },
  });
}
