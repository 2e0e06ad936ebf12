import { chunkFiles } from './writeChunkFiles';

test('a page’s chunk is all its scripts, shared ones too, and a part’s its styles as well', () => {
  const assetsByChunkName = {
    app: ['app-1.js'],
    'component---src-pages-spa-tsx': ['static/shared.js', 'static/spa.css', 'static/spa.js'],
    calendar: ['static/c.css', 'static/c.js'],
  };
  expect(chunkFiles({ assetsByChunkName })).toEqual({
    'component---src-pages-spa-tsx': ['/static/shared.js', '/static/spa.js'],
    calendar: ['/static/c.css', '/static/c.js'],
  });
});
