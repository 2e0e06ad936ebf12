/** @jest-environment jsdom */
import { settings } from '../../browser/settings';

const botCheck = { siteKey: 'key', script: 'https://check.example/recaptcha/api.js?render=key&hl=en' };

/** The module afresh, as in a new document. */
async function inNewDocument() {
  document.head.replaceChildren();
  delete window.grecaptcha;
  jest.resetModules();
  const { settings: ofDocument } = await import('../../browser/settings');
  jest.replaceProperty(ofDocument, 'botCheck', botCheck);
  return import('./botCheck');
}

const script = () => document.head.querySelector('script');

/** What the service's script does once it has run. */
function answer(execute: (siteKey: string, options: { action: string }) => Promise<string>): void {
  window.grecaptcha = { ready: (callback) => callback(), execute };
  script()?.dispatchEvent(new Event('load'));
}

beforeEach(() => jest.useFakeTimers());

test('gives a token for what the visitor does', async () => {
  const { loadBotCheck, botCheckToken } = await inNewDocument();
  const execute = jest.fn((key: string, { action }: { action: string }) => Promise.resolve(`${key} ${action}`));
  loadBotCheck();
  answer(execute);
  await expect(botCheckToken('spa')).resolves.toBe('key spa');
  expect(execute).toHaveBeenCalledTimes(1);
});

test('waits for a script that is still loading', async () => {
  const { loadBotCheck, botCheckToken } = await inNewDocument();
  loadBotCheck();
  const token = botCheckToken('spa');
  await jest.advanceTimersByTimeAsync(2900);
  answer(() => Promise.resolve('token'));
  await expect(token).resolves.toBe('token');
});

test('gives none, at once, where it was never loaded: no consent, or the children’s page', async () => {
  const { botCheckToken } = await inNewDocument();
  await expect(botCheckToken('spa')).resolves.toBeNull();
  expect(script()).toBeNull();
});

test('gives none where no key is set', async () => {
  const { botCheckToken, loadBotCheck } = await import('./botCheck');
  expect(settings.botCheck).toBeNull();
  loadBotCheck();
  await expect(botCheckToken('spa')).resolves.toBeNull();
  expect(script()).toBeNull();
});

test.each([
  ['is blocked', () => script()?.dispatchEvent(new Event('error'))],
  ['is something else', () => script()?.dispatchEvent(new Event('load'))],
  ['refuses', () => answer(() => Promise.reject(new Error('invalid key')))],
  [
    'throws',
    () =>
      answer(() => {
        throw new Error('broken');
      }),
  ],
])('gives none if it %s', async (_, happens) => {
  const { loadBotCheck, botCheckToken } = await inNewDocument();
  loadBotCheck();
  happens();
  await expect(botCheckToken('spa')).resolves.toBeNull();
});

test('gives none after three seconds', async () => {
  const { loadBotCheck, botCheckToken } = await inNewDocument();
  loadBotCheck();
  answer(() => new Promise(() => undefined));
  const settled = jest.fn();
  const token = botCheckToken('spa').finally(settled);
  await jest.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(token).resolves.toBeNull();
});
