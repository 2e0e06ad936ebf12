import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { isIllustrative, providedByHotel, markedIfAny, withoutIllustrative, withoutReplaced } from '../../content/illustrative';
import type { Json, JsonObject } from '../../content/json';

interface Context {
  readonly nodeModel: { readonly findOne: (query: { type: 'Hotel' }) => Promise<{ readonly showIllustrative?: boolean } | null> };
}

/**
 * `@illustrative`, for a placeholder group or a list of them: left out if `showIllustrative` is false, except the hotel’s own entries. Groups with files keep
 * their object identity, by which Gatsby finds the files.
 */
export function createIllustrativeExtension({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'illustrative',
    extend: () => ({
      async resolve(source: JsonObject, _args: unknown, { nodeModel }: Context, { fieldName }: { fieldName: string }): Promise<Json | undefined> {
        const value = (withoutReplaced(source) as JsonObject)[fieldName];
        if (!value || (await nodeModel.findOne({ type: 'Hotel' }))?.showIllustrative !== false) return value && markedIfAny(value);
        if (Array.isArray(value)) return value.filter((entry) => !isIllustrative(entry));
        return providedByHotel(value).length > 0 ? withoutIllustrative(value) : isIllustrative(value) ? null : value;
      },
    }),
  });
}
