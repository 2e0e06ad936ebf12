import fc from 'fast-check';
import { redirects } from '../../domain/pages/redirects';
import { defaultLanguage, languages } from '../../site';
import { formatHeaders, type HeaderRule, headersFor, isFor, parseHeaders } from './headersFile';
import { formatRedirects } from './redirects';

const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const rule = fc.record({
  path: fc.tuple(word, fc.constantFrom('', '*', '/*', '/deep/er')).map(([name, end]) => `/${name}${end}`),
  headers: fc.dictionary(
    word.map((name) => `X-${name}`),
    fc.stringMatching(/^[a-z0-9'][a-z0-9':;=, /]{0,40}[a-z0-9']$/),
    { minKeys: 1, maxKeys: 4 },
  ),
});

test('parsing returns the rules that were written', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 20 }), (rules) => {
      expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
    }),
  );
});

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
