import fc from 'fast-check';
import { isCut, mailMessageLink, whatsappMessageLink } from './messageLinks';

const number = '+55 00 00000-0000';
const chatOf = (message: string) => whatsappMessageLink(number, message);
const mailOf = (message: string) => mailMessageLink('reservas@costaipe.example', { subject: 'Pedido de evento', message });
const carriedBy = (link: string): string => decodeURIComponent(link.split(/text=|body=/)[1] ?? '').replaceAll('\r\n', '\n');

const text = 'Olá, são sessenta convidados; há almoço à beira-mar? '.repeat(60);

test.each([
  ['WhatsApp', chatOf],
  ['e-mail', mailOf],
])('a long message is cut at a word, with a mark, so that the %s link stays under 1,900 characters', (_, linkOf) => {
  const link = linkOf(text);
  expect(link.length).toBeLessThan(1900);
  expect(link.length).toBeGreaterThan(1800);
  expect(isCut(link)).toBe(true);
  const kept = carriedBy(link).replace(/ \[…\]$/, '');
  expect(text.startsWith(`${kept} `)).toBe(true);
});

test('a short message is whole', () => {
  for (const link of [chatOf('Olá.\nHá vaga?'), mailOf('Olá.\nHá vaga?')]) {
    expect(carriedBy(link)).toBe('Olá.\nHá vaga?');
    expect(isCut(link)).toBe(false);
  }
  expect(mailOf('a\nb')).toContain('a%0D%0Ab');
});

test('a message without spaces is cut between characters, not in the middle of one', () => {
  const link = chatOf('🌴'.repeat(900));
  expect(link.length).toBeLessThan(1900);
  expect(carriedBy(link)).toMatch(/^(?:🌴)+ \[…\]$/u);
  // a long word after the first line is cut, not dropped
  expect(carriedBy(chatOf(`Mensagem:\n${'海'.repeat(900)}`)).length).toBeGreaterThan(150);
});

test('whatever the message, the link is short and holds the start of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 4000, size: 'max' }), (message) => {
      for (const link of [chatOf(message), mailOf(message)]) {
        expect(link.length).toBeLessThan(1900);
        const carried = carriedBy(link);
        if (isCut(link)) expect(message.replaceAll('\r\n', '\n').startsWith(carried.replace(/ \[…\]$/, ''))).toBe(true);
        else expect(carried).toBe(message.replaceAll('\r\n', '\n'));
      }
    }),
    { numRuns: 40 },
  );
});
