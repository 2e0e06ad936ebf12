import { slipsIn, typeset } from './typography';

test.each([
  ['pt', 'Pão d\'água, "o melhor"...  da casa - e da praia', 'Pão d’água, “o melhor”… da casa – e da praia'],
  [
    'fr',
    'C\'est où? Ici: «au bord» ou "ici" !  À 22:30; voilà?!',
    'C’est où\u202f? Ici\u00a0: «\u00a0au bord\u00a0» ou «\u00a0ici\u00a0»\u202f! À 22:30\u202f; voilà\u202f?\u202f!',
  ],
  ['en', 'Nothing to put right: here, or there; is it?', 'Nothing to put right: here, or there; is it?'],
])('a text in %s gets the typography of its language', (language, text, result) => {
  expect(typeset(text, language)).toBe(result);
  expect(slipsIn(result, language)).toEqual([]);
});
