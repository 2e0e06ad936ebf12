import { roomHead } from './roomHead';
const luxo = { name: 'Luxo', area: 27, occupancy: { max: 3 }, summary: 'Vinte e sete metros.', description: ['Para três.'] };

test.each([
  ['pt', 'Luxo: 27 m² para até 3 pessoas'],
  ['en', 'Luxo: 27 m² for up to 3 people'],
  ['fr', 'Luxo : 27 m² pour 3 personnes au plus'],
] as const)('the title has name, area and occupancy in %s', (language, title) => {
  expect(roomHead(luxo, language).title.replace(/[\u00a0\u202f]/g, ' ')).toBe(title);
});

test('the title of a room for one is in the singular', () => {
  expect(roomHead({ ...luxo, occupancy: { max: 1 } }, 'pt').title).toMatch(/para 1 pessoa$/);
});

test('a short text is preceded by the title; an overlong sentence is cut between words', () => {
  expect(roomHead(luxo, 'pt').description).toMatch(/^Luxo: 27\sm² para até 3 pessoas\. Vinte e sete metros\. Para três\.$/);
  const { description } = roomHead({ ...luxo, summary: 'palavra '.repeat(40).trim() }, 'pt');
  expect(description).toMatch(/palavra…$/);
  expect(description.length).toBeLessThanOrEqual(170);
});
