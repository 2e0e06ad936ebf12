import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { defaultLanguage, languages, type Language } from '../../site';

type Localized = Partial<Record<Language, string>> | null | undefined;

/** A text in a language, in Portuguese if it is not translated. */
export const inLanguage = (value: Localized, language: Language): string | null => value?.[language] ?? value?.[defaultLanguage] ?? null;

/** The argument of fields that are in a language. */
export const languageArgument = { language: { type: 'String', defaultValue: defaultLanguage, description: languages.join(', ') } } as const;

/** `@localized`: `name(language: "fr")`, Portuguese if the language is omitted or the translation is missing. */
export function createLocalizedExtension({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'localized',
    extend: () => ({
      args: languageArgument,
      resolve(source: Record<string, Localized | Localized[]>, { language }: { language: Language }, _context: unknown, info: { fieldName: string }) {
        const value = source[info.fieldName];
        return Array.isArray(value) ? value.map((text) => inLanguage(text, language)) : inLanguage(value, language);
      },
    }),
  });
}
