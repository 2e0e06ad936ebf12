import { composeTripMessage, type TripMessageTexts, type TripNames } from './tripMessage';

const none: TripNames = { rooms: [], pictures: [], places: [] };

const portuguese: TripMessageTexts = {
  greeting: 'Olá:',
  stay: 'Estadia',
  rooms: 'Quartos',
  pictures: 'Fotos',
  plan: (day) => (day ? `Plano para ${day}` : 'Plano para um dia'),
  dates: ({ checkIn, checkOut, length }) => `de ${checkIn} a ${checkOut} (${length})`,
  people: (count) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  colon: ':',
};
const french: TripMessageTexts = {
  greeting: 'Bonjour\u202f:',
  stay: 'Séjour',
  rooms: 'Chambres',
  pictures: 'Photos',
  plan: (day) => (day ? `Programme du ${day}` : 'Programme'),
  dates: ({ checkIn, checkOut, length }) => `du ${checkIn} au ${checkOut} (${length})`,
  people: (count) => `${count} personnes`,
  colon: '\u202f:',
};
const reception = 'Para a recepção: hóspede escreve em francês.';

const dated = {
  day: '2026-12-24',
  stay: { checkIn: '2026-12-23', checkOut: '2026-12-27', adults: 1, children: [7] },
};

test('a message in French has a line in Portuguese for reception', () => {
  expect(
    composeTripMessage({
      ...dated,
      language: 'fr',
      reception,
      own: {
        texts: french,
        names: {
          rooms: ['Luxe', 'Master'],
          pictures: ['La fraîcheur de la pierre'],
          places: ['Thaï', 'Spasíssimo'],
        },
      },
      portuguese: {
        texts: portuguese,
        names: {
          rooms: ['Luxo', 'Master'],
          pictures: ['Pedra fresca'],
          places: ['Thai', 'Spasíssimo'],
        },
      },
    }),
  ).toBe(
    [
      'Bonjour\u202f:',
      'Séjour\u202f: du 23/12/2026 au 27/12/2026 (4 nuits, mer.–dim.), 2 personnes',
      'Chambres\u202f: Luxe, Master',
      'Programme du 24/12/2026\u202f: Thaï, Spasíssimo',
      'Photos\u202f: La fraîcheur de la pierre',
      '',
      'Para a recepção: hóspede escreve em francês. Estadia: de 23/12/2026 a 27/12/2026 (4 noites, qua–dom), 2 pessoas. Quartos: Luxo, Master. Plano para 24/12/2026: Thai, Spasíssimo. Fotos: Pedra fresca.',
    ].join('\n'),
  );
});

test('a message in Portuguese has no line for reception', () => {
  const own = { texts: portuguese, names: { ...none, rooms: ['Luxo'] } };
  expect(composeTripMessage({ language: 'pt', own, portuguese: own, reception, day: null, stay: null })).toBe('Olá:\nQuartos: Luxo');
});

test('what the trip does not hold is left out', () => {
  const message = composeTripMessage({
    ...dated,
    stay: { ...dated.stay, children: [] },
    language: 'fr',
    reception,
    own: { texts: { ...french, people: () => '1 personne' }, names: { ...none, pictures: ['La sieste'] } },
    portuguese: { texts: portuguese, names: none },
  });
  expect(message.split('\n')).toEqual([
    'Bonjour\u202f:',
    'Séjour\u202f: du 23/12/2026 au 27/12/2026 (4 nuits, mer.–dim.), 1 personne',
    'Photos\u202f: La sieste',
    '',
    'Para a recepção: hóspede escreve em francês. Estadia: de 23/12/2026 a 27/12/2026 (4 noites, qua–dom), 1 pessoa.',
  ]);
});

test('the plan has a label without a day, too', () => {
  const own = { texts: portuguese, names: { ...none, places: ['Thai'] } };
  expect(composeTripMessage({ language: 'pt', own, portuguese: own, reception, day: null, stay: null })).toBe('Olá:\nPlano para um dia: Thai');
});
