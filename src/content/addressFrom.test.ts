import { addressFrom } from './addressFrom';

test.each([
  ['carnaval', '/carnaval'],
  [' carnaval ', '/carnaval'],
  ['/carnaval/', '/carnaval'],
  ['/carnaval', '/carnaval'],
  ['https://www.costaipe.example/gastronomia#thai', '/gastronomia#thai'],
  ['https://www.costaipe.example/', '/'],
  ['https://www.costaipe.example', '/'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['/', '/'],
  ['', ''],
  ['#conforto', '#conforto'],
])('%j is the address %j', (typed, address) => {
  expect(addressFrom(typed, ['/', '/gastronomia'])).toBe(address);
});
