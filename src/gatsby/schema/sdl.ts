import type { z } from 'zod';
import { kindBySource, kinds, type Kind } from '../../content/kinds';
import { diningSchema, placeSchema } from '../../content/kinds/place';
import { fieldOf, fieldsIn, type Field } from '../../content/schema';
import { hoursOnField, placeHoursTypeDefs } from './placeHours';

const quoted = (text: string | undefined): string => (text ? `"""\n${text}\n"""\n` : '');

/** GraphQL type definitions from the content schemas, so that a field is declared, described and validated in one place. */
export function contentTypeDefs(): string {
  const named = new Map<string, string>();

  function typeOf(field: Field): { readonly type: string; readonly extension?: string } {
    switch (field.type) {
      case 'text':
        return { type: 'String', extension: '@localized' };
      case 'list': {
        const { type, extension } = typeOf(fieldOf(field.entry));
        return { type: `[${type}!]`, extension };
      }
      case 'boolean':
        return { type: 'Boolean' };
      case 'number':
        return { type: field.schema.format === 'int32' ? 'Int' : 'Float' };
      case 'choice': {
        const name = nameOf(field);
        named.set(name, `${quoted(field.schema.meta()?.description)}enum ${name} { ${field.schema.options.join(' ')} }`);
        return { type: name };
      }
      case 'group': {
        const name = nameOf(field);
        if (!named.has(name)) {
          named.set(name, ''); // keeps its position while its fields are written
          named.set(name, `${quoted(field.schema.meta()?.description)}type ${name} @dontInfer {\n${fieldsOf(field.schema)}\n}`);
        }
        return { type: name, extension: Object.hasOwn(field.schema.shape, 'illustrative') ? '@illustrative' : undefined };
      }
      default:
        if (['picture', 'film', 'pdf'].includes(field.meta.value ?? '')) return { type: 'File', extension: '@fileByRelativePath' };
        if (field.meta.value === 'offer') return { type: 'Offer', extension: '@link(by: "slug")' };
        return { type: 'String' };
    }
  }

  function nameOf({ meta }: Field): string {
    if (!meta.typeName) throw new Error('A nested object or enumeration of the content schema has no GraphQL name: give it a `typeName`.');
    return meta.typeName;
  }

  const declared = (name: string, { type, extension = '' }: ReturnType<typeof typeOf>, { meta, whenEmpty }: Field): string =>
    `${quoted(meta.description)}${name}: ${type}${whenEmpty === 'required' ? '!' : ''} ${extension}`;

  const fieldsOf = (schema: z.ZodObject): string =>
    fieldsIn(schema)
      .map(([name, inner]) => declared(name, typeOf(fieldOf(inner)), fieldOf(inner)))
      .join('\n');

  const declareInterface = (name: string, description: string, parents: string, schema: z.ZodObject) =>
    `${quoted(description)}interface ${name} implements ${parents} {\nid: ID!\n${fieldsOf(schema)}\n${hoursOnField}\n}`;
  const interfaces = [
    declareInterface('Place', 'Anything a guest can go to, with its hours', 'Node', placeSchema),
    declareInterface('Dining', 'Where or when a guest eats and drinks: a restaurant, a bar, a meal', 'Node & Place', diningSchema),
  ];
  const roots = Object.entries(kinds).map(([name, kind]: [string, Kind]) => {
    const parents = ['Node', ...(kind.implements ?? [])].join(' & ');
    return `${quoted(kind.description)}type ${name} implements ${parents} @dontInfer {\n${fieldsOf(kind.schema)}\n${kind.implements ? hoursOnField : ''}\n}`;
  });
  return [
    ...named.values(),
    ...interfaces,
    ...roots,
    `"""\nThe words of a namespace in a language, as JSON\n"""\ntype Locale implements Node @dontInfer { language: String! ns: String! data: String! }`,
    placeHoursTypeDefs,
    'type LocaleFile implements Node @dontInfer { id: ID! }',
  ].join('\n\n');
}

/** The GraphQL type of a JSON file: by its folder in the hotel's, or by its name if it is directly there. */
export function contentTypeName({ node }: { node: { readonly sourceInstanceName?: unknown; readonly relativePath?: unknown } }): string {
  if (node.sourceInstanceName !== 'content') return 'LocaleFile';
  const relative = String(node.relativePath);
  return kindBySource.get(relative) ?? kindBySource.get(relative.split('/')[0] ?? '') ?? 'LocaleFile';
}
