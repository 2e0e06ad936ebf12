/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { settings } from '../../browser/settings';
import { completeBrowser, goOnline, mockFetch, summaryWithFocus, words } from '../../../tests/support/fixtures/forms';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { SignUp } from './SignUp';

beforeEach(() => {
  completeBrowser();
  goOnline(true);
  jest.replaceProperty(settings, 'formsEndpoint', 'https://forms.example/f/1');
});

test('the sign-up requires name and e-mail; the telephone is optional', async () => {
  const fetch = mockFetch(() => Promise.resolve({ ok: true }));
  const { user } = renderIn('en', <SignUp words={words} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(await summaryWithFocus()).getByRole('heading', { name: '2 things to put right' })).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Telephone (optional)' }), '3333-4444');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('link', { name: 'Add the area code; from outside Brazil, + and the country code.' })).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Telephone (optional)' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent.');
  const body = fetch.mock.calls[0]?.[1].body ?? '';
  expect(body).toBe('form=signUp&language=en&name=Ann&email=ann%40example.com&telephone=');
});
