import { hasDays, nextYear } from './nextYear';

test('days and the years that words name move by a year, other years and names of files stay', () => {
  const offer = {
    name: { pt: 'Carnaval 2028, desde 1972 e 2019' },
    firstDay: '2028-02-29',
    stay: { checkIn: '2028-12-30', checkOut: '2029-01-02' },
    picture: '../images/carnaval-2028.jpg',
    lead: { pt: 'De 2028 a 2029' },
  };
  expect(JSON.parse(nextYear(JSON.stringify(offer)))).toEqual({
    name: { pt: 'Carnaval 2029, desde 1972 e 2019' },
    firstDay: '2029-02-28',
    stay: { checkIn: '2029-12-30', checkOut: '2030-01-02' },
    picture: '../images/carnaval-2028.jpg',
    lead: { pt: 'De 2029 a 2030' },
  });
});

test('a file without days is none that comes back next year', () => {
  expect([hasDays('{"firstDay":null,"name":"2028"}'), hasDays('{"firstDay":"2028-02-01"}')]).toEqual([false, true]);
});
