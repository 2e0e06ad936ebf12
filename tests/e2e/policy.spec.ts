import { hydrated } from '../support/pages/inBrowser';
import { expect, test } from '../support/test';
import { withoutFilm } from '../support/pages/withoutFilm';

// Every test checks that pages comply with the policy (tests/support/test.ts); these check that the policy blocks.

test.use(withoutFilm);

test('a script that is not part of the build does not run', async ({ page, violations }) => {
  await page.goto('/');
  await hydrated(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ran = true');
    button.click();
    return 'ran' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.splice(0).length).toBeGreaterThan(0);
});

test('text is not evaluated as script', async ({ page, violations }) => {
  await page.goto('/');
  const outcome = await page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => resolve(effectiveDirective + ' ' + blockedURI));
    setTimeout('window.ran = true');
  })`);
  expect(outcome).toBe('script-src eval');
  await expect.poll(() => violations.splice(0).length).toBeGreaterThan(0);
});

test('another site cannot show a page in a frame', async ({ page, violations }) => {
  await page.goto('/resort');
  const framed = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.querySelector('h1') ?? null;
  });
  expect(framed).toBeNull();
  await expect.poll(() => violations.splice(0).length).toBeGreaterThan(0);
});

test('an outside address is not fetched', async ({ page, violations }) => {
  await page.goto('/');
  const outcome = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'fetched',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  await expect.poll(() => violations.splice(0).join()).toContain('connect-src');
});
