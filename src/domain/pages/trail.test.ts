import { pageOfRole } from './addresses';
import { trailTo } from './trail';

test.each([
  ['/', ['/']],
  ['/galeria', ['/', '/galeria']],
  ['/quartos/luxo', ['/', '/acomodacoes', '/quartos/luxo']],
  ['/bodas', ['/', '/eventos', '/bodas']],
  ['/detalhes-eventos', ['/', '/eventos', '/detalhes-eventos']],
  ['/natal', ['/', '/ofertas', '/natal']],
])('the way to %s', (path, trail) => {
  jest.replaceProperty(pageOfRole, 'marriage', '/bodas');
  jest.replaceProperty(pageOfRole, 'offers', '/ofertas');
  expect(trailTo(path, ['/natal'])).toEqual(trail);
});

test('an offer stands below the home page where no page has all of them', () => {
  jest.replaceProperty(pageOfRole, 'offers', null);
  expect(trailTo('/natal', ['/natal'])).toEqual(['/', '/natal']);
});
