/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { pageOfRole } from '../../domain/pages/addresses';
import { settings } from '../../browser/settings';
import { completeBrowser, goOnline, mockFetch, section } from '../../../tests/support/fixtures/forms';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { EventMessage } from './EventMessage';
import { EventRequest } from './EventRequest';

const typeField = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => {
  completeBrowser();
  goOnline(true);
  jest.replaceProperty(pageOfRole, 'corporate', '/reunioes');
  jest.replaceProperty(pageOfRole, 'social', '/festas');
  jest.replaceProperty(pageOfRole, 'marriage', '/bodas');
});

describe('the request for more information', () => {
  test.each([
    ['pt', 'Mais informações', 'Que tipo de evento?', 'Escolha o tipo de evento.'],
    ['en', 'More information', 'What kind of event?', 'Choose the type of event.'],
    ['fr', 'En savoir plus', 'Quel type d’événement ?', 'Choisissez le type d’événement.'],
  ] as const)('without a type asks for it, in %s', async (language, button, label, message) => {
    const { user } = renderIn(language, <EventRequest />);
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('alert').textContent).toBe(message);
    const select = screen.getByRole('combobox');
    expect(screen.getByLabelText(label)).toBe(select);
    expect(document.activeElement).toBe(select);
    expect(select.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect(navigate).not.toHaveBeenCalled();
    await user.selectOptions(select, 'social');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['pt', 'corporate', '/reunioes?tipo=corporativo'],
    ['en', 'social', '/en/festas?tipo=social'],
    ['fr', 'marriage', '/fr/bodas?tipo=casamento'],
  ] as const)('leads in %s to the page of %s, with the type in the address', async (language, type, address) => {
    const { user } = renderIn(language, <EventRequest />);
    await user.selectOptions(screen.getByRole('combobox'), type);
    await user.click(screen.getByRole('button'));
    expect(navigate).toHaveBeenCalledWith(address);
  });

  test('the type overrides an older draft on that page', async () => {
    sessionStorage.setItem('draft:event-marriage', '{"type":"social","name":"Helena"}');
    const { user } = renderIn('pt', <EventRequest />);
    await user.selectOptions(screen.getByRole('combobox'), 'marriage');
    await user.click(screen.getByRole('button'));
    cleanup();
    renderIn('pt', <EventMessage section={section} type="marriage" />);
    expect(typeField('Tipo de evento').value).toBe('marriage');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }).value).toBe('Helena');
  });
});

test('the contact of events is named where the hotel gives one, and its messages go there', async () => {
  const contact = { name: 'Equipe de eventos', phone: null, whatsapp: '+55 00 92222-0000', email: null };
  const { user } = renderIn('pt', <EventMessage section={section} type="social" contact={contact} />);
  expect(screen.getByText('Equipe de eventos').parentElement?.textContent).toBe('Equipe de eventosWhatsApp (Abre em nova aba)');
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Helena');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'helena@exemplo.com');
  await user.type(screen.getByRole('textbox', { name: 'Telefone' }), '+33 6 12 34 56 78');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  const links = await screen.findAllByRole('link', { name: /WhatsApp/ });
  expect(new Set(links.map((link) => new URL(link.getAttribute('href') ?? '').pathname))).toEqual(new Set(['/5500922220000']));
});

describe('the message to the events team', () => {
  test('uses the type in the address', () => {
    window.history.replaceState(null, '', '/festas?tipo=casamento');
    renderIn('pt', <EventMessage section={section} type="social" />);
    expect(typeField('Tipo de evento').value).toBe('marriage');
  });

  test('asks for a type when "select" is chosen again, and sends it with the number alone', async () => {
    jest.replaceProperty(settings, 'formsEndpoint', 'https://forms.example/f/1');
    const fetch = mockFetch(() => Promise.resolve({ ok: true }));
    const { user } = renderIn('pt', <EventMessage section={section} type="social" />);
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Helena Andrade');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'helena@exemplo.com');
    await user.type(screen.getByRole('textbox', { name: 'Telefone' }), '+33 6 12 34 56 78');
    await user.selectOptions(typeField('Tipo de evento'), '');
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(screen.getByRole('link', { name: 'Escolha o tipo de evento.' })).toBeTruthy();
    await user.selectOptions(typeField('Tipo de evento'), 'marriage');
    await user.type(screen.getByRole('textbox', { name: /^Número de pessoas/ }), '1.200');
    await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    await screen.findByText('Mensagem enviada.');
    const body = fetch.mock.calls[0]?.[1].body ?? '';
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({ type: 'marriage', guests: '1200' });
  });

  test('composes the type in the language of the page', async () => {
    const { user } = renderIn('fr', <EventMessage section={section} type="marriage" />);
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Zoé');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'zoe@exemple.fr');
    await user.type(screen.getByRole('textbox', { name: 'Téléphone' }), '+33 6 12 34 56 78');
    await user.type(screen.getByLabelText(/^Date souhaitée/), '17 05 2031');
    await user.type(screen.getByRole('textbox', { name: /^Nombre de personnes/ }), '1200');
    await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    const { textContent } = await screen.findByText(/Demande d’événement/);
    expect(textContent).toContain('Type d’événement\u00a0: Mariage\nNom\u00a0: Zoé\n');
    expect(textContent).toContain('\nDate souhaitée\u00a0: 17/05/2031\nNombre de personnes\u00a0: 1 200');
  });
});
