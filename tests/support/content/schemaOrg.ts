import table from './schemaOrg.json';

// schemaOrg.json has the types and properties that this site uses, with their ancestors, copied from schema.org release 30.0 (schemaorg-current-https).

const types: Readonly<Record<string, readonly string[]>> = table.types;
const properties: Readonly<Record<string, { readonly on: readonly string[]; readonly takes: readonly string[] }>> = table.properties;
const members: Readonly<Record<string, readonly string[]>> = table.members;

const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const date = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isAddress,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  Date: matches(date),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/),
  Time: matches(time),
};

/** A type and its ancestors. */
const lineOf = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(lineOf)];

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

function fits(value: unknown, expected: string): boolean {
  const isData = dataTypes[expected];
  if (isData) return isData(value);
  if (isThing(value)) return lineOf(String(value['@type'])).includes(expected);
  // any Thing may be given by its URL, and a member of an enumeration too
  return expected === 'Thing' ? isAddress(value) : (members[expected] ?? []).includes(String(value));
}

/** Violations of schema.org in an entity, one line each. `undefined` properties are ignored, as in JSON. */
export function faultsOfThing(thing: unknown, where = ''): string[] {
  if (!isThing(thing)) return [`${where} is no thing`];
  const type = String(thing['@type']);
  const at = `${where}${type}`;
  if (!types[type]) return [`${at} is no type`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type' || value === undefined) return [];
    if (name === '@id') return isAddress(value) ? [] : [`${at}.@id is no address`];
    const property = properties[name];
    if (!property?.on.some((owner) => lineOf(type).includes(owner))) return [`${at}.${name} is no property`];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${at}.${name} is empty`];
    return values.flatMap((one) => [
      ...(property.takes.some((expected) => fits(one, expected)) ? [] : [`${at}.${name} is none of ${property.takes.join(', ')}: ${JSON.stringify(one)}`]),
      ...(isThing(one) ? faultsOfThing(one, `${at}.${name}.`) : []),
    ]);
  });
}

/** The same for a block of structured data. */
export function faultsOfBlock(block: unknown): string[] {
  if (!isThing(block)) return ['the block is no object'];
  const { '@context': context, '@graph': graph, ...others } = block;
  return [
    ...(context === 'https://schema.org' ? [] : ['the context is not schema.org']),
    ...(Object.keys(others).length === 0 ? [] : [`the block has ${Object.keys(others).join(', ')}`]),
    ...(Array.isArray(graph) ? graph.flatMap((thing) => faultsOfThing(thing)) : ['the block has no graph']),
  ];
}
