import { redirects } from '../../domain/pages/redirects';
import { defaultLanguage, languages } from '../../site';
import { formatHeaders, type HeaderRule, headersFor, isFor } from './headersFile';
import { formatRedirects } from './redirects';

test.each([
  ['/*', '/', true],
  ['/*', '/a/b.js', true],
  ['/static/*', '/static/a/b.avif', true],
  ['/static/*', '/static', false],
  ['/app-*', '/app-0123.js', true],
  ['/app-*', '/en/app-0123.js', false],
  ['/resort', '/resort', true],
  ['/resort', '/resort/x', false],
  ['/aa*a', '/aa', false],
])('the rule of %s is for %s: %s', (path, address, expected) => {
  expect(isFor({ path, headers: {} }, address)).toBe(expected);
});

test('of several rules the last one wins', () => {
  const rules: readonly HeaderRule[] = [
    { path: '/*', headers: { A: '1', B: '1' } },
    { path: '/x', headers: { B: '2' } },
  ];
  expect(headersFor(rules, '/x')).toEqual({ A: '1', B: '2' });
  expect(headersFor(rules, '/y')).toEqual({ A: '1', B: '1' });
});

test('what Cloudflare Pages would ignore stops the build', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: { A: '1' } }));
  expect(() => formatHeaders(many)).toThrow(/101 rules; Cloudflare Pages reads 100/);
  expect(formatHeaders(many.slice(1)).split('\n\n')).toHaveLength(100);
  expect(() => formatHeaders([{ path: '/*', headers: { 'Content-Security-Policy': 'a'.repeat(2000) } }])).toThrow(
    /Content-Security-Policy.* 2027 characters .* 2000/,
  );
});

test('_redirects has every moved address, and the 404 page of each language', () => {
  const others = languages.filter((language) => language !== defaultLanguage);
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`);
  expect(formatRedirects().split('\n')).toEqual([...moved, ...others.map((language) => `/${language}/* /${language}/404.html 404`), '']);
});
