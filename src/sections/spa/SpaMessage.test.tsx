/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settings } from '../../browser/settings';
import { completeBrowser, goOnline, mockFetch, subjects, section } from '../../../tests/support/fixtures/forms';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { SpaMessage } from './SpaMessage';

const endpoint = 'https://forms.example/f/1';
const view = <SpaMessage section={section} subjects={subjects} />;

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const treatment = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const submitButton = () => screen.getByRole('button', { name: 'Enviar mensagem' });

/** Fills in all fields at once, which is faster than typing letter by letter. */
async function fillIn(user: UserEvent): Promise<void> {
  const written = { firstName: 'Helena', lastName: 'Andrade', email: 'helena@exemplo.com', telephone: '13 98888-7777', date: '11/01/2031', message: helena[4] };
  for (const [name, value] of Object.entries(written)) {
    const [input] = document.getElementsByName(name);
    if (!input) throw new Error(`There is no field ${name}.`);
    fireEvent.input(input, { target: { value } });
  }
  await user.selectOptions(treatment('Tratamento ou atividade (opcional)'), 'relaxamento');
}

const everyWord = () => [/^Nome/, /^Sobrenome/, /^E-mail/, /^Telefone/, /^Mensagem/].map((name) => field(name).value);
const helena = ['Helena', 'Andrade', 'helena@exemplo.com', '13 98888-7777', 'Bom dia.\nHá horário no sábado?'];

beforeEach(() => {
  completeBrowser();
  goOnline(true);
  jest.replaceProperty(settings, 'formsEndpoint', endpoint);
});

describe('the message to the spa, before it is sent', () => {
  test('reports a past or incomplete day', async () => {
    const { user } = renderIn('pt', view);
    await fillIn(user);
    const date = day('Data desejada (opcional)');
    await user.clear(date);
    await user.type(date, '11/01/2020');
    await user.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Escolha uma data a partir de hoje.' })).toBeTruthy();
    await user.clear(date);
    await user.type(date, '31/02');
    await user.click(submitButton());
    expect(await screen.findByRole('link', { name: 'Escreva a data com dia, mês e ano, como 24/12/2027.' })).toBeTruthy();
  });

  test('validates again as fields are corrected, and keeps the lines of the summary in place', async () => {
    const { user } = renderIn('pt', view);
    await user.click(submitButton());
    expect(screen.getByRole('heading', { name: 'Falta acertar 4 informações' })).toBeTruthy();
    await user.type(field(/^Nome/), 'Helena');
    expect(field(/^Nome/).getAttribute('aria-invalid')).toBe('false');
    await user.type(field(/^E-mail/), 'helena@');
    expect(screen.getAllByText('Falta o final do e-mail, como em nome@exemplo.com.')).toHaveLength(2);
    await user.type(field(/^E-mail/), 'exemplo.com');
    expect(within(screen.getByRole('group')).getByText('E-mail: tudo certo')).toBeTruthy();
    await user.type(field(/^Sobrenome/), 'Andrade');
    expect(screen.getByRole('heading', { name: 'Falta acertar uma informação' })).toBeTruthy();
    await user.type(field(/^Telefone/), '13 98888-7777');
    expect(screen.queryAllByRole('link', { name: /Escreva seu/ })).toHaveLength(0);
    expect(within(screen.getByRole('group')).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('Tudo certo. Pode enviar.');
  });

  test('checks area codes and countries once the phone library is loaded', async () => {
    const fetch = mockFetch(() => Promise.resolve({ ok: true }));
    const { user } = renderIn('pt', view);
    await fillIn(user);
    await user.clear(field(/^Telefone/));
    await user.type(field(/^Telefone/), '(00) 98888-7777');
    await user.click(submitButton());
    expect(await screen.findAllByText('Confira o telefone e o DDD.')).toHaveLength(2);
    expect(fetch).not.toHaveBeenCalled();
    await user.clear(field(/^Telefone/));
    await user.type(field(/^Telefone/), '+33 6 12 34 56 78');
    await user.click(submitButton());
    await screen.findByText('Mensagem enviada.');
  });
});

describe('sending', () => {
  test('a long message is cut in the links, which says so, and the button copies the whole', async () => {
    mockFetch(() => Promise.resolve({ ok: false }));
    const { user } = renderIn('pt', view);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => Promise.resolve(copied.push(text)) }, configurable: true });
    await fillIn(user);
    const long = 'Há horário no sábado, à tarde? '.repeat(90).trim();
    fireEvent.input(field(/^Mensagem/), { target: { value: long } });
    await user.click(submitButton());
    await screen.findByRole('alert');
    for (const name of [/WhatsApp/, /por e-mail/]) {
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
      expect(href.length).toBeLessThan(1900);
      expect(decodeURIComponent(href)).toMatch(/ \[…\]$/);
    }
    expect(screen.getByText(/^Sua mensagem é longa/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copiar a mensagem' }));
    await screen.findByText('Mensagem copiada.');
    expect(copied).toHaveLength(1);
    expect(copied[0]).toContain(long);
  });
});

describe('without an endpoint', () => {
  beforeEach(() => {
    jest.replaceProperty(settings, 'formsEndpoint', null);
  });

  test('says beforehand that the message will be composed, and then links to WhatsApp and e-mail', async () => {
    const fetch = mockFetch(() => Promise.resolve({ ok: true }));
    const { user } = renderIn('pt', view);
    const before = document.getElementById(submitButton().getAttribute('aria-describedby') ?? '');
    expect(before?.textContent).toBe('O botão prepara a mensagem. Você confere e envia por WhatsApp ou e-\u2060mail.');
    await fillIn(user);
    await user.click(submitButton());
    await screen.findByText('Sua mensagem está pronta.');
    expect(screen.getByText(/Nome: Helena/).textContent).toContain('Telefone: +55 13 98888 7777');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href).toMatch(
      /^https:\/\/wa\.me\/5500000000000\?text=Mensagem%20para%20o%20spa%0A/,
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por e-mail' }).href).toMatch(/^mailto:reservas@costaipe\.example\?subject=/);
    expect(fetch).not.toHaveBeenCalled();
    expect(everyWord()).toEqual(helena);
  });
});
