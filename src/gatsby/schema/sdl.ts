import { z } from 'zod';
import { asGraphQL, typeName } from '../content/fields';
import { kindBySource, kinds, placeSchema, type Kind } from '../content/kinds';

const quoted = (text: string | undefined): string => (text ? `"""\n${text}\n"""\n` : '');

/** The description of a schema, or of the one that it wraps. */
const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  (schema as z.ZodType).description ?? (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? descriptionOf(schema.unwrap()) : undefined);

/** GraphQL type definitions from the content schemas, so that a field is declared, described and validated in one place. */
export function contentTypeDefs(): string {
  const named = new Map<string, string>();

  /** The GraphQL type of a schema, with its extension and whether it is non-null. */
  function typeOf(schema: z.core.$ZodType): { type: string; extension: string; required: boolean } {
    const special = asGraphQL.get(schema as z.ZodType);
    if (special) {
      const bare = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
      return { type: special.type, extension: special.extension ?? '', required: !bare };
    }
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return { ...typeOf(schema.unwrap()), required: false };
    if (schema instanceof z.ZodArray) {
      const inner = typeOf(schema.element);
      return { type: `[${inner.type}!]`, extension: inner.extension, required: true };
    }
    if (schema instanceof z.ZodBoolean) return { type: 'Boolean', extension: '', required: true };
    if (schema instanceof z.ZodNumber) return { type: schema.format === 'int32' ? 'Int' : 'Float', extension: '', required: true };
    if (schema instanceof z.ZodEnum) {
      const name = nameOf(schema);
      named.set(name, `${quoted(schema.description)}enum ${name} { ${schema.options.join(' ')} }`);
      return { type: name, extension: '', required: true };
    }
    if (schema instanceof z.ZodObject) {
      const name = nameOf(schema);
      if (!named.has(name)) {
        named.set(name, ''); // keeps its position while its fields are written
        named.set(name, `${quoted(schema.description)}type ${name} @dontInfer {\n${fieldsOf(schema)}\n}`);
      }
      return { type: name, extension: '', required: true };
    }
    return { type: 'String', extension: '', required: true };
  }

  function nameOf(schema: z.ZodType): string {
    const name = typeName.get(schema)?.name;
    if (!name) throw new Error('A nested object or enumeration of the content schema has no GraphQL name: register it with typeName.');
    return name;
  }

  const fieldsOf = (schema: z.ZodObject): string =>
    Object.entries<z.core.$ZodType>(schema.shape)
      .map(([name, field]) => {
        const { type, extension, required } = typeOf(field);
        return `${quoted(descriptionOf(field))}${name}: ${type}${required ? '!' : ''} ${extension}`;
      })
      .join('\n');

  const place = `"""Anything a guest can go to, with its hours"""\ninterface Place implements Node {\nid: ID!\n${fieldsOf(placeSchema)}\n}`;
  const roots = Object.entries(kinds).map(([name, kind]: [string, Kind]) => {
    const parents = ['Node', ...(kind.implements ? [kind.implements] : [])].join(' & ');
    return `${quoted(kind.description)}type ${name} implements ${parents} @dontInfer {\n${fieldsOf(kind.schema)}\n}`;
  });
  return [...named.values(), place, ...roots, 'type LocaleFile implements Node @dontInfer { id: ID! }'].join('\n\n');
}

interface JsonFile {
  readonly sourceInstanceName?: unknown;
  readonly relativePath?: unknown;
}

/** The GraphQL type of a JSON file: by its folder in `content/`, or by its name if it is directly in `content/`. */
export function contentTypeName({ node }: { node: JsonFile }): string {
  if (node.sourceInstanceName !== 'content') return 'LocaleFile';
  const relative = String(node.relativePath);
  return kindBySource.get(relative) ?? kindBySource.get(relative.split('/')[0] ?? '') ?? 'LocaleFile';
}
