import { messageToReception } from './reception';

const messages = {
  pt: { greeting: 'Olá.', line: ['Quartos', 'Luxo, Master'] },
  en: { greeting: 'Hello.', line: ['Rooms', 'Deluxe, Master'] },
  fr: { greeting: 'Bonjour.', line: ['Chambres', 'Luxe, Master'] },
} as const;
const messageIn = (language: keyof typeof messages) =>
  messageToReception({
    language,
    greeting: messages[language].greeting,
    lines: (target) => [(target === language ? messages[language] : messages.pt).line, ['Fotos', '']],
    reception: 'Para a recepção.',
  });

test.each([
  ['pt', 'Olá.\nQuartos: Luxo, Master'],
  ['en', 'Hello.\nRooms: Deluxe, Master\n\nPara a recepção. Quartos: Luxo, Master.'],
  ['fr', 'Bonjour.\nChambres\u00a0: Luxe, Master\n\nPara a recepção. Quartos: Luxo, Master.'],
] as const)('a message has what is not empty, and in another language than Portuguese a line for reception: %s', (language, expected) => {
  expect(messageIn(language)).toBe(expected);
});

test('with nothing to say, the line for reception only names the language', () => {
  expect(messageToReception({ language: 'en', greeting: 'Hello.', lines: () => [], reception: 'Para a recepção.' })).toBe('Hello.\n\nPara a recepção.');
});
