import { rebuildHint } from './rebuildHint';

const home = '<a href="http://127.0.0.1:9100/hotel/4568"></a><form action="http://127.0.0.1:9200/forms"></form>';

test('a site that was built for mocks on other ports is to be built again', () => {
  expect(rebuildHint(home, ['http://127.0.0.1:9100', 'http://127.0.0.1:9200'])).toBeUndefined();
  expect(rebuildHint(home, ['http://127.0.0.1:9481', 'http://127.0.0.1:9200'])).toMatch(/^public\/ was not built for http:\/\/127\.0\.0\.1:9481: /);
});
