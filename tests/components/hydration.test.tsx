/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { settings } from '../../src/browser/settings';
import type { EventType } from '../../src/domain/events/eventType';
import { pageOfRole } from '../../src/domain/pages/addresses';
import { EventMessage } from '../../src/sections/events/EventMessage';
import { EventRequest } from '../../src/sections/events/EventRequest';
import { SignUp } from '../../src/sections/home/SignUp';
import { SpaMessage } from '../../src/sections/spa/SpaMessage';
import { StayRequest } from '../../src/sections/structure/StayRequest';
import { completeBrowser, goOnline, subjects, section } from '../support/fixtures/forms';
import { hydrateIn } from '../support/components/inLanguage';

const spa = <SpaMessage section={section} subjects={subjects} />;
const input = (container: HTMLElement, id: string) => container.querySelector<HTMLInputElement>(`#${id}`) ?? document.createElement('input');

beforeEach(() => {
  completeBrowser();
  goOnline(true);
});

test.each([
  ['spa message', spa],
  ['sign-up', <SignUp key="" section={section} />],
  ['event message', <EventMessage key="" section={section} type="social" />],
  ['event request', <EventRequest key="" />],
  ['stay request', <StayRequest key="" section={section} />],
])('the first render of the browser is the HTML of the server: %s, with drafts kept and offline', async (_, view) => {
  sessionStorage.setItem('draft:spa', '{"firstName":"Helena"}');
  sessionStorage.setItem('draft:event-social', '{"type":"marriage"}');
  sessionStorage.setItem('stay', '?entrada=2030-01-02&saida=2030-01-05&adultos=4&criancas=7,9');
  goOnline(false);
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { differences } = await hydrateIn('pt', view);
  expect(differences).toEqual([]);
  expect(complaint).not.toHaveBeenCalled();
});

test('what was typed before hydration stays, and the draft fills empty fields only', async () => {
  sessionStorage.setItem('draft:spa', '{"firstName":"Antiga","lastName":"Andrade"}');
  const { container } = await hydrateIn('pt', spa, (html) => {
    input(html, 'spa-firstName').value = 'Helena';
  });
  expect(input(container, 'spa-firstName').value).toBe('Helena');
  expect(input(container, 'spa-lastName').value).toBe('Andrade');
});

test('without JavaScript and with an endpoint, the browser validates and posts the form', async () => {
  jest.replaceProperty(settings, 'formsEndpoint', 'https://forms.example/f/1');
  const { html } = await hydrateIn('pt', spa);
  expect(html).toContain('action="https://forms.example/f/1" method="post"');
  expect(html).not.toContain('novalidate');
  expect(html).not.toContain('<noscript>');
  expect(html).not.toContain('needsScript');
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
});

test('without JavaScript and without an endpoint, telephone, WhatsApp and e-mail replace the form', async () => {
  const { html } = await hydrateIn('pt', spa);
  expect(html).toContain('<form id="form-spa" class="form scripted"');
  const noScript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  for (const address of ['tel:+550000000000', 'https://wa.me/5500000000000', 'mailto:reservas@costaipe.example'])
    expect(noScript).toContain(`href="${address}"`);
});

test('without JavaScript the events card is a link for each type that has a page, and the reservation form one to the booking engine', async () => {
  for (const [type, path] of Object.entries({ corporate: '/reunioes', social: null, marriage: '/bodas' } as const))
    jest.replaceProperty(pageOfRole, type as EventType, path);
  const events = await hydrateIn('fr', <EventRequest />);
  expect(events.html).not.toContain('tipo=social');
  for (const address of ['/fr/reunioes?tipo=corporativo', '/fr/bodas?tipo=casamento']) expect(events.html).toContain(`href="${address}"`);
  const stay = await hydrateIn('fr', <StayRequest section={section} />);
  expect(stay.html).toContain('href="https://engine.example/hotel/4568"');
});
