import { deskConfig } from '../form/deskConfig';
import type { DeskField } from '../form/deskField';
import { pluralOf } from '../../../src/domain/i18n/portuguesePlural';

const { collections } = deskConfig({ backend: { name: 'proxy' }, local: true, workflow: false });
const withInner = (fields: readonly DeskField[]): DeskField[] => fields.flatMap((field) => [field, ...withInner(field.fields ?? [])]);
const fields = collections.flatMap(({ files, fields: direct }) => withInner((files?.flatMap((file) => file.fields) ?? direct ?? []) as readonly DeskField[]));

test('the entries of every list are counted in the plural', () => {
  const nouns = [...new Set(fields.flatMap(({ label_singular: one }) => one ?? []))];
  expect(nouns.length).toBeGreaterThan(10);
  // a noun of another shape needs its own rule, or its own word here
  expect(nouns.filter((noun) => !/(?:s|ões|ns)$/.test(pluralOf(noun).split(' de ')[0] ?? ''))).toEqual([]);
});

test.each([
  ['horário', 'horários'],
  ['item', 'itens'],
  ['condição', 'condições'],
  ['lugar', 'lugares'],
  ['número conferido', 'números conferidos'],
  ['ponto de partida', 'pontos de partida'],
])('%s, %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});
