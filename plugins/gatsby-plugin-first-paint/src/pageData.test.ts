import { pageOfDataUrl } from './pageData';

test.each(['/page-data/app-data.json', '/page-data/page-data.json', '/about', '/page-data/sq/d/1.json'])('%s has the data of no page', (address) => {
  expect(pageOfDataUrl(address)).toBeUndefined();
});
