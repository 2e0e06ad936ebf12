import { sentencesOf } from './sentences';

it.each([
  ['Pé na areia. O ano começa aqui.', ['Pé na areia.', 'O ano começa aqui.']],
  ['Um Natal de bermuda', ['Um Natal de bermuda']],
  ['Quase 6.000\u00a0m², às 19h.', ['Quase 6.000\u00a0m², às 19h.']],
])('%s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
