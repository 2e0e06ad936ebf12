import { composeTripMessage, type TripNames } from './tripMessage';

const none: TripNames = { rooms: [], halls: [], pictures: [], places: [] };

const whole = {
  day: '2026-12-24',
  stay: { checkIn: '2026-12-23', checkOut: '2026-12-27', people: 2 },
};

test('in French, with a line in Portuguese for reception', () => {
  expect(
    composeTripMessage({
      ...whole,
      language: 'fr',
      names: {
        rooms: ['Luxe', 'Master'],
        halls: [{ name: 'Salon Noble', question: { guests: 180, setting: 'en dîner avec scène' } }],
        pictures: ['La fraîcheur de la pierre'],
        places: ['Thaï', 'Spasíssimo'],
      },
      portuguese: {
        rooms: ['Luxo', 'Master'],
        halls: [{ name: 'Salão Nobre', question: { guests: 180, setting: 'em jantar com palco' } }],
        pictures: ['Pedra fresca'],
        places: ['Thai', 'Spasíssimo'],
      },
    }),
  ).toBe(
    [
      'Bonjour. Je prépare mon voyage et j’aimerais voir avec vous\u202f:',
      'Séjour\u202f: du 23/12/2026 au 27/12/2026 (4 nuits, mer.–dim.), 2 personnes',
      'Chambres\u202f: Luxe, Master',
      'Espaces pour événements\u202f: Salon Noble (180 personnes en dîner avec scène)',
      'Programme du 24/12/2026\u202f: Thaï, Spasíssimo',
      'Photos qui me plaisent\u202f: La fraîcheur de la pierre',
      '',
      'Para a recepção: hóspede escreve em francês. Estadia: de 23/12/2026 a 27/12/2026 (4 noites, qua–dom), 2 pessoas. Quartos: Luxo, Master. Espaços para eventos: Salão Nobre (180 pessoas em jantar com palco). Plano para 24/12/2026: Thai, Spasíssimo. Fotos de que gostei: Pedra fresca.',
    ].join('\n'),
  );
});

test('in Portuguese reception needs no line of its own', () => {
  const names = { ...none, rooms: ['Luxo'] };
  expect(composeTripMessage({ language: 'pt', names, portuguese: names, day: null, stay: null })).toBe(
    'Olá. Estou planejando minha viagem e gostaria de confirmar com vocês:\nQuartos: Luxo',
  );
});

test('what is not kept is not spoken of', () => {
  const message = composeTripMessage({
    ...whole,
    stay: { ...whole.stay, people: 1 },
    language: 'en',
    names: { ...none, halls: [{ name: 'Thai lounge', question: null }] },
    portuguese: none,
  });
  expect(message.split('\n')).toEqual([
    'Hello. I am planning my trip and would like to check with you:',
    'Stay: from 23/12/2026 to 27/12/2026 (4 nights, Wed–Sun), 1 person',
    'Event spaces: Thai lounge',
    '',
    'Para a recepção: hóspede escreve em inglês. Estadia: de 23/12/2026 a 27/12/2026 (4 noites, qua–dom), 1 pessoa.',
  ]);
});

test('no address stands in it', () => {
  const names = { ...none, rooms: ['Luxo'] };
  for (const language of ['pt', 'en', 'fr'] as const)
    expect(composeTripMessage({ ...whole, language, names, portuguese: names })).not.toMatch(/https?:|\?\w+=/);
});
