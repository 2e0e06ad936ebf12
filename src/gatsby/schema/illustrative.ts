import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { isIllustrative, ownWithin, toldOfAny, withoutIllustrative, withoutReplaced } from '../../content/illustrative';
import type { Json, JsonObject } from '../../content/json';

interface Context {
  readonly nodeModel: { readonly findOne: (query: { type: 'Hotel' }) => Promise<{ readonly showIllustrative?: boolean } | null> };
}

/**
 * Declares `@illustrative`, for a group that may stand in for the hotel's own, or a list of them: left out where `showIllustrative` of the hotel is false, all but
 * its own entries. Groups with files in them stay the objects that they are: Gatsby knows by these where the files are.
 */
export function createIllustrativeExtension({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'illustrative',
    extend: () => ({
      async resolve(source: JsonObject, _args: unknown, { nodeModel }: Context, { fieldName }: { fieldName: string }): Promise<Json | undefined> {
        const value = (withoutReplaced(source) as JsonObject)[fieldName];
        if (!value || (await nodeModel.findOne({ type: 'Hotel' }))?.showIllustrative !== false) return value && toldOfAny(value);
        if (Array.isArray(value)) return value.filter((entry) => !isIllustrative(entry));
        return ownWithin(value).length > 0 ? withoutIllustrative(value) : isIllustrative(value) ? null : value;
      },
    }),
  });
}
