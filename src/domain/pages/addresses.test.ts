import { isListed } from './addresses';

test.each([
  ['/', true],
  ['/resort', true],
  ['/quartos/luxo', true],
  ['/404', false],
  ['/minha-viagem', false],
  ['/sem-internet', false],
])('%s is listed: %s', (path, listed) => {
  expect(isListed(path)).toBe(listed);
});
