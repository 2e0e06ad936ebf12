import { expect, test, withoutFilm } from '../support/test';

// Every test checks that pages comply with the policy (tests/support/test.ts); this one checks that the policy blocks.

test.use(withoutFilm);

test('script of others is refused', async ({ page, violations }) => {
  await page.goto('/');
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
  await expect.poll(() => violations.splice(0).join('\n')).toContain('script-src');
});
