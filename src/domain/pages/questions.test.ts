import { questionsOf } from './questions';

test('a question is answered by its own text, else by the stay rule of its name; without either it is left out', () => {
  const rules = [{ slug: 'stay', text: 'Das 15h ao meio-dia.' }];
  const section = { slug: 'spa', text: ['A partir dos 14 anos.'] };
  const ofRule = { slug: 'stay', text: [] };
  expect(questionsOf([section, ofRule, { slug: 'nothing', text: [] }], rules)).toEqual([
    { section, answer: ['A partir dos 14 anos.'] },
    { section: ofRule, answer: ['Das 15h ao meio-dia.'] },
  ]);
});
