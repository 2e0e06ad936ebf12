import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { isIllustrative } from '../../content/json';

interface Context {
  readonly nodeModel: { readonly findOne: (query: { type: 'Hotel' }) => Promise<{ readonly showIllustrative?: boolean } | null> };
}

/** Declares `@illustrative`, for a group that may stand in for the hotel's own, or a list of them: left out where `showIllustrative` of the hotel is false. */
export function createIllustrativeExtension({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'illustrative',
    extend: () => ({
      async resolve(source: Readonly<Record<string, unknown>>, _args: unknown, { nodeModel }: Context, { fieldName }: { fieldName: string }) {
        const value = source[fieldName];
        if ((await nodeModel.findOne({ type: 'Hotel' }))?.showIllustrative !== false) return value;
        return Array.isArray(value) ? value.filter((entry) => !isIllustrative(entry)) : isIllustrative(value) ? null : value;
      },
    }),
  });
}
