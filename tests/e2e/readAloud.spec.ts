import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { languages } from '../../src/site';
import { routes } from '../support/content/routes';
import { say } from '../support/content/messages';
import { expect, test } from '../support/test';

// What screen readers make of the HTML of every page, where axe sees no fault.

/** More make the list of landmarks of no use. */
const mostRegions = 8;

for (const language of languages)
  test(`headings, links, pictures and regions say what they are, and no more (${language})`, async ({ page, request }) => {
    await page.goto('/robots.txt');
    for (const route of routes) {
      const address = localizedPath(route, language);
      const html = await (await request.get(address)).text();
      const found = await page.evaluate(
        ([text, newTab, most]) => {
          const { body } = new DOMParser().parseFromString(text, 'text/html');
          const wrong = (fault: string, selector: string, isWrong: (text: string, element: Element) => boolean) =>
            [...body.querySelectorAll(selector)].flatMap((element) => {
              const text = element.textContent.replace(/\s+/g, ' ').trim();
              return isWrong(text, element) ? [`${fault}: ${text || element.outerHTML.slice(0, 100)}`] : [];
            });
          const picture = 'img, video, canvas, svg';
          const regions = body.querySelectorAll('main :is(section[aria-label], section[aria-labelledby], [role="region"])');
          return [
            ...wrong('a heading without words', 'h1, h2, h3, h4', (text) => text === ''),
            ...wrong('a heading that says where its link opens', 'h1, h2, h3, h4', (text) => text.includes(newTab)),
            ...wrong('a heading that is an amount', 'h1, h2, h3, h4', (text) => /^(?:R\$|\d+[.,]\d{2})/.test(text)),
            ...wrong('a link or button without a name', 'a, button', (text, element) => {
              const named = element.hasAttribute('aria-label') || element.querySelector('img[alt]:not([alt=""])') !== null;
              return text === '' && !named;
            }),
            ...wrong('a figure without a picture', 'figure', (_, element) => element.querySelector(picture) === null),
            ...wrong('a caption without words', 'figcaption', (text) => text === ''),
            ...wrong('text as a picture', '[role="img"]', (text, element) => text !== '' && !element.matches('svg')),
            // such an element is a block for screen readers: they hear “See : Name”
            ...wrong('a space before a mark', '.sr-only', (text) => /^[.,:;!?]/.test(text)),
            ...(regions.length > most ? [`${String(regions.length)} regions`] : []),
          ];
        },
        [html, say(language, 'common', 'newTab'), mostRegions] as const,
      );
      expect.soft(found, address).toEqual([]);
    }
  });
