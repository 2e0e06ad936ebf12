/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import decodeQR from 'qr/decode.js';
import { renderIn } from '../../tests/support/inLanguage';
import { type Language, siteUrl } from '../site';
import CampaignPage, { type CampaignContext } from './CampaignPage';

const context: CampaignContext = { paths: ['/', '/gastronomia'], booking: { host: 'https://booking.example', hotelCode: '4568' } };

function open(language: Language = 'pt') {
  const { user } = renderIn(language, <CampaignPage {...({ pageContext: context } as PageProps<object, CampaignContext>)} />);
  const field = (label: RegExp) => screen.getByLabelText(label);
  return {
    user,
    field,
    pickDay: (label: RegExp, day: string) => user.type(field(label), day),
    write: async (label: RegExp, text: string) => {
      await user.clear(field(label));
      await user.paste(text);
    },
    link: () => screen.queryByRole('link', { name: /^https?:/ })?.getAttribute('href') ?? null,
  };
}

/** Decodes a QR code whose dark modules are one path, each beginning with a move: `M4 4h1v1H4Z m1 0…`. */
function read(picture: string): string {
  const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  /** Pixels of a module. */
  const scale = 4;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, kind, across, down] of svg.matchAll(/([Mm])(-?\d+) ?(-?\d+)/g)) {
    [x, y] = kind === 'M' ? [Number(across), Number(down)] : [x + Number(across), y + Number(down)];
    for (let line = y * scale; line < (y + 1) * scale; line += 1)
      for (let column = x * scale; column < (x + 1) * scale; column += 1) data.fill(0, (line * width + column) * 4, (line * width + column) * 4 + 3);
  }
  return decodeQR({ width, height: width, data });
}

beforeEach(() => {
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  jest.useFakeTimers({ now: new Date('2027-03-08T12:00:00-03:00'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

async function writeWords({ write }: ReturnType<typeof open>): Promise<void> {
  await write(/utm_source/, 'newsletter');
  await write(/utm_medium/, 'email');
  await write(/utm_campaign/, 'verao-2027');
}
const words = 'utm_source=newsletter&utm_medium=email&utm_campaign=verao-2027';

test('a page, a language and UTM parameters make a link, its QR code and a file of it', async () => {
  const page = open();
  expect(page.link()).toBeNull();
  await page.user.selectOptions(page.field(/^Página$/), '/gastronomia');
  await page.user.selectOptions(page.field(/Idioma/), 'fr');
  await writeWords(page);
  const link = `${siteUrl}/fr/gastronomia?${words}`;
  expect(page.link()).toBe(link);
  const picture = screen.getByRole('img', { name: 'QR code do link' }).getAttribute('src') ?? '';
  expect(read(picture)).toBe(link);
  const file = screen.getByRole('link', { name: /Baixar/ });
  expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([picture, 'qr-code.svg']);
});

test('dates and people make a link to the booking engine', async () => {
  const page = open();
  await page.user.click(page.field(/central de reservas/));
  await page.pickDay(/Check-in/, '2027-12-30');
  await page.pickDay(/Check-out/, '2028-01-02');
  await page.write(/Pessoas/, '4');
  await writeWords(page);
  expect(page.link()).toBe(`https://booking.example/hotel/4568?CheckIn=30122027&CheckOut=02012028&ad=4&${words}`);
  await page.write(/Pessoas/, '11');
  expect(page.link()).toBeNull();
});

test('the error of a field is shown once it has lost focus, with a suggestion', async () => {
  const page = open('en');
  await page.user.selectOptions(page.field(/^Page$/), '/');
  await page.write(/utm_source/, 'newsletter');
  await page.write(/utm_campaign/, 'verao-2027');
  await page.write(/utm_medium/, 'E-Mail Março');
  const field = page.field(/utm_medium/);
  const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(note()).not.toContain('Only lower-case letters');
  await page.user.tab();
  expect(note()).toContain('Only lower-case letters');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(page.link()).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Write “e-mail-marco”' }));
  expect(note()).not.toContain('Only lower-case letters');
  expect(page.link()).toBe(`${siteUrl}/en?utm_source=newsletter&utm_medium=e-mail-marco&utm_campaign=verao-2027`);
});

test.each([
  { allowed: true, said: 'Copiado.' },
  { allowed: false, said: 'O navegador não deixou copiar; selecione o link e copie.' },
])('the link is copied if the browser allows it: $allowed', async ({ allowed, said }) => {
  const page = open();
  const writeText = jest.fn(() => (allowed ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError'))));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await page.user.selectOptions(page.field(/^Página$/), '/');
  await writeWords(page);
  await page.user.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(writeText).toHaveBeenCalledWith(page.link());
  expect(await screen.findByText(said)).toBe(screen.getByRole('status'));
});
