import { questionGroups, questionsOf } from './questions';

test('a question is answered by its own text, else by the stay rule of its name; without either it is left out', () => {
  const rules = [{ slug: 'stay', text: 'Das 15h ao meio-dia.' }];
  const section = { slug: 'spa', text: ['A partir dos 14 anos.'] };
  const ofRule = { slug: 'stay', text: [] };
  expect(questionsOf([section, ofRule, { slug: 'nothing', text: [] }], rules)).toEqual([
    { section, answer: ['A partir dos 14 anos.'] },
    { section: ofRule, answer: ['Das 15h ao meio-dia.'] },
  ]);
});

test('a group begins with each section that names it; one without an answer is left out', () => {
  const section = (slug: string, group: string | null = null, text = ['Sim.']) => ({ slug, group, text });
  const sections = [section('a'), section('b', 'Reservar', []), section('c'), section('d', 'Chegar', []), section('e', 'Comer'), section('f')];
  expect(questionGroups(sections, []).map(({ name, questions }) => [name, ...questions.map((question) => question.section.slug)])).toEqual([
    [null, 'a'],
    ['Reservar', 'c'],
    ['Comer', 'e', 'f'],
  ]);
});
