import { firstQuestion, maximumGuests } from '../../../../src/domain/events/capacityQuestion';
import { questionFromQuery } from '../../../../src/domain/events/questionFromQuery';
import { questionToQuery } from '../../../../src/domain/events/questionToQuery';

test('the address asks for a layout and a number of guests', () => {
  expect(questionFromQuery('?montagem=cocktail&convidados=120')).toEqual({ layout: 'cocktail', guests: 120 });
});

test.each([
  ['', firstQuestion],
  ['?montagem=banquete&convidados=80', firstQuestion],
  ['?montagem=toString&convidados=-3', firstQuestion],
  ['?convidados=0', firstQuestion],
  ['?convidados=1e3', firstQuestion],
  ['?convidados=12.5', firstQuestion],
  ['?montagem=uShape', { layout: 'uShape', guests: firstQuestion.guests }],
  ['?convidados=42', { layout: firstQuestion.layout, guests: 42 }],
  ['?convidados=99999999999999999999', { layout: firstQuestion.layout, guests: maximumGuests }],
])('what is missing or means nothing in “%s” is taken from the first question', (search, question) => {
  expect(questionFromQuery(search)).toEqual(question);
});

test('a question goes into the address and comes back', () => {
  const question = { layout: 'fishbone', guests: 310 } as const;
  expect(questionToQuery(question)).toBe('?montagem=fishbone&convidados=310');
  expect(questionFromQuery(questionToQuery(question))).toEqual(question);
});

test('other parameters of the address stay', () => {
  expect(questionToQuery({ layout: 'school', guests: 70 }, '?utm_source=carta&convidados=5')).toBe('?utm_source=carta&convidados=70&montagem=school');
});
