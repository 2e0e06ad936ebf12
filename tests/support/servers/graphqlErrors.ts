import { buildASTSchema, execute, isObjectType, getNamedType, parse, type GraphQLObjectType, type GraphQLSchema } from 'gatsby/graphql';
import type { Json } from '../../../src/content/json';
import { kinds, type KindName } from '../../../src/content/kinds';
import { contentTypeDefs } from '../../../src/gatsby/schema/sdl';

// What Gatsby adds to the site's type definitions, and one query field per kind.
const gatsbyTypeDefs = `
  directive @dontInfer on OBJECT
  directive @localized on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar File
  interface Node { id: ID! }
  type Query { ${Object.keys(kinds)
    .map((name) => `a${name}: ${name}!`)
    .join(' ')} }
`;

let built: GraphQLSchema | undefined;
const schema = (): GraphQLSchema => (built ??= buildASTSchema(parse(gatsbyTypeDefs + contentTypeDefs()), { assumeValid: true }));

/** A selection of all fields of a type, recursively, except links to other files. */
const allFields = (type: GraphQLObjectType): string =>
  `{ ${Object.values(type.getFields())
    .filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'link'))
    .map((field) => {
      const inner = getNamedType(field.type);
      return `${field.name} ${isObjectType(inner) ? allFields(inner) : ''}`;
    })
    .join(' ')} }`;

const isText = (value: unknown): value is { pt: unknown } => typeof value === 'object' && value !== null && 'pt' in value;
const inPortuguese = (value: unknown): unknown => (Array.isArray(value) ? value.map(inPortuguese) : isText(value) ? value.pt : value);

/** GraphQL's errors when all fields of a content file are queried, independent of the content schemas. */
export function graphqlErrors(kind: KindName, data: Json): string[] {
  const type = schema().getType(kind) as GraphQLObjectType;
  const result = execute({
    schema: schema(),
    document: parse(`{ a${kind} ${allFields(type)} }`),
    rootValue: { [`a${kind}`]: data },
    fieldResolver: (source: Record<string, unknown>, _arguments, _context, { fieldName, path }) => {
      const value = source[fieldName];
      return path.prev ? inPortuguese(value) : value;
    },
  });
  return 'errors' in result ? (result.errors ?? []).map(({ message, path = [] }) => `${path.join('.')}: ${message}`) : [];
}
