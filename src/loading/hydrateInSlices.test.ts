import { hydrateInSlices } from './hydrateInSlices';

test('a page without a place for React says so', () => {
  expect(() => hydrateInSlices()(null, null)).toThrow('Elemento root não encontrado no DOM.');
});
