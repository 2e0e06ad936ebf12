/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { settings } from '../../src/browser/settings';
import { EventMessage } from '../../src/sections/events/EventMessage';
import { hostileText } from '../support/content/hostileText';
import { completeBrowser, goOnline, mockFetch, section } from '../support/fixtures/forms';
import { renderIn } from '../support/components/inLanguage';

const view = <EventMessage section={section} type="marriage" />;

const wellFormed = { email: 'helena@exemplo.com', telephone: '13 98888-7777', date: '11/01/2031', guests: '80' };

/** Sets values as by pasting, autofill or an extension. */
function setEveryField(text: string, { keepForm }: { keepForm: boolean }): void {
  for (const input of screen.getAllByRole<HTMLInputElement>('textbox')) {
    const checked = Object.hasOwn(wellFormed, input.name);
    fireEvent.input(input, { target: { value: keepForm && checked ? wellFormed[input.name as 'email'] : text } });
  }
}

const expectNothingBroken = (container: HTMLElement): void => {
  expect('broken' in window).toBe(false);
  expect(container.querySelectorAll('img, script, iframe, [onerror], [onmouseover]')).toHaveLength(0);
  for (const link of container.querySelectorAll('a')) {
    expect(['https:', 'mailto:', 'tel:', 'http:']).toContain(link.protocol);
    expect(link.getAttribute('href')).not.toMatch(/[<>"'\s\u202a-\u202e\u2066-\u2069\u200e\u200f]/u);
  }
};

beforeEach(() => {
  completeBrowser();
  goOnline(true);
});

// in one form, since all share their code
describe('words meant to break a form', () => {
  test.each(hostileText)('%j reaches no markup and no address unescaped, composed', async (text) => {
    const { container, user } = renderIn('pt', view);
    setEveryField(text, { keepForm: true });
    await user.click(screen.getByRole('button', { name: /Enviar/ }));
    const stopped = screen.queryAllByRole('group').length > 0;
    if (!stopped) {
      await screen.findByText('Sua mensagem está pronta.');
      const [whatsapp, mail] = [
        screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }),
        screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por e-mail' }),
      ];
      expect(new URL(whatsapp.href).host).toBe('wa.me');
      expect([...new URL(whatsapp.href).searchParams.keys()]).toEqual(['text']);
      expect(mail.getAttribute('href')?.match(/[?&]/g)).toHaveLength(2);
      expect(mail.getAttribute('href')).toMatch(/^mailto:reservas@costaipe\.example\?subject=[^&?]+&body=[^&?]+$/);
      expect(new URL(whatsapp.href).searchParams.get('text')).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u0000]/u);
    }
    expectNothingBroken(container);
  });

  test.each(hostileText.slice(0, 1))('%j is refused as e-mail and telephone, or cleaned', async (text) => {
    const { container, user } = renderIn('pt', view);
    setEveryField(text, { keepForm: false });
    await user.click(screen.getByRole('button', { name: /Enviar/ }));
    const summary = await screen.findByRole('group');
    expect(summary.textContent).not.toContain(text);
    expectNothingBroken(container);
  });

  test.each(hostileText)('%j travels form-encoded, as one value', async (text) => {
    jest.replaceProperty(settings, 'formsEndpoint', 'https://forms.example/f/1');
    const fetch = mockFetch(() => Promise.resolve({ ok: true }));
    const { container, user } = renderIn('pt', view);
    setEveryField(text, { keepForm: true });
    const names = [...new FormData(screen.getByRole<HTMLFormElement>('form')).keys()];
    await user.click(screen.getByRole('button', { name: /Enviar/ }));
    if (screen.queryAllByRole('group').length === 0) {
      await screen.findByText('Mensagem enviada.');
      const body = fetch.mock.calls[0]?.[1].body ?? '';
      expect(body).toMatch(/^[A-Za-z0-9*\-._+%&=]+$/);
      expect([...new URLSearchParams(body).keys()]).toEqual(names);
      expect(new URLSearchParams(body).get('email')).toBe('helena@exemplo.com');
    }
    expectNothingBroken(container);
  });

  test.each(hostileText)('%j in a kept draft is only words', (text) => {
    sessionStorage.setItem('draft:event-marriage', JSON.stringify({ name: text, email: text, message: text, type: text, date: text, guests: text }));
    const { container } = renderIn('pt', view);
    expectNothingBroken(container);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de evento' }).value).toBe('marriage');
  });
});
