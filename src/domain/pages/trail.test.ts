import { trailTo } from './trail';

test.each([
  ['/', ['/']],
  ['/galeria', ['/', '/galeria']],
  ['/quartos/luxo', ['/', '/acomodacoes', '/quartos/luxo']],
  ['/casamento', ['/', '/eventos', '/casamento']],
  ['/detalhes-eventos', ['/', '/eventos', '/detalhes-eventos']],
  ['/natal', ['/', '/experiencias-unicas', '/natal']],
])('the way to %s', (path, trail) => {
  expect(trailTo(path, ['/natal'])).toEqual(trail);
});
