import { pageDataUrl, pageOfDataUrl } from './pageData';

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/about', '/page-data/about/page-data.json'],
  ['/en/rooms/suite', '/page-data/en/rooms/suite/page-data.json'],
])('the data of %s are at %s', (page, address) => {
  expect(pageDataUrl(page)).toBe(address);
  expect(pageOfDataUrl(address)).toBe(page);
});

test.each(['/page-data/app-data.json', '/page-data/page-data.json', '/about', '/page-data/sq/d/1.json'])('%s has the data of no page', (address) => {
  expect(pageOfDataUrl(address)).toBeUndefined();
});
