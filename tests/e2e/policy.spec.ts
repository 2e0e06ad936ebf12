import { expect, test, withoutFilm } from '../support/test';

// Every test checks that pages comply with the policy (tests/support/test.ts); this one checks that the policy blocks.

test.use(withoutFilm);

test('script of others, evaluated text, frames and outside addresses are refused', async ({ page, violations }) => {
  await page.goto('/');
  const refused = () => expect.poll(() => violations.splice(0).join('\n'));
  expect(
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.ran = true');
      button.click();
      return 'ran' in window;
    }),
  ).toBe(false);
  await refused().toContain('script-src');
  const evaluated = await page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => resolve(effectiveDirective + ' ' + blockedURI));
    setTimeout('window.ran = true');
  })`);
  expect(evaluated).toBe('script-src eval');
  await refused().not.toBe('');
  const framed = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/resort';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.querySelector('h1') ?? null;
  });
  expect(framed).toBeNull();
  await refused().not.toBe('');
  const fetched = page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'fetched',
      () => 'refused',
    ),
  );
  expect(await fetched).toBe('refused');
  await refused().toContain('connect-src');
});
