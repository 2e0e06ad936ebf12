import path from 'node:path';
import { keepLaterLast } from './keepLaterLast';
import { nameClassesShortly } from './nameClassesShortly';
import { nameFilesByContent } from './nameFilesByContent';
import { shortClassName } from './shortClassName';

test('css-loader is found among nested rules, and names the classes of modules alone', () => {
  const modules: { getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string } = {};
  const [plain, others] = [{ modules: false as const }, { modules: {} }];
  const use = [
    { loader: '/node_modules/mini-css-extract-plugin/dist/loader.js', options: others },
    { loader: '/node_modules/css-loader/dist/cjs.js', options: { modules } },
  ];
  nameClassesShortly([{ use: 'thread-loader' }, { oneOf: [{ use }, { use: [{ loader: '/node_modules/css-loader/dist/cjs.js', options: plain }, {}] }] }]);
  expect(modules.getLocalIdent?.({ resourcePath: path.resolve('src/a/B.module.css') }, '', 'c')).toBe(shortClassName('src/a/B.module.css', 'c'));
  expect([plain, others]).toEqual([{ modules: false }, { modules: {} }]);
});

test('scripts, and styles of parts, are named by their content; the options of other plugins stay', () => {
  class MiniCssExtractPlugin {
    options = { filename: '[name].css', chunkFilename: '[name].css' };
  }
  class Other {
    options = { chunkFilename: '[name]' };
  }
  const [styles, other] = [new MiniCssExtractPlugin(), new Other()];
  const output = { filename: '[name]-[contenthash].js', chunkFilename: '[name].js' };
  nameFilesByContent({ output, plugins: [null, styles, other] });
  expect(output).toEqual({ filename: 'static/[contenthash:8].js', chunkFilename: 'static/[contenthash:8].js' });
  expect(styles.options).toEqual({ filename: '[name].css', chunkFilename: 'static/[contenthash:8].css' });
  expect(other.options).toEqual({ chunkFilename: '[name]' });
});

test('styles of pages that come later are put before those for paper', () => {
  class MiniCssExtractPlugin {
    runtimeOptions: { insert?: () => void } = {};
  }
  const plugin = new MiniCssExtractPlugin();
  keepLaterLast({ plugins: [null, plugin] }, 'later.css');
  expect(plugin.runtimeOptions.insert).toBeInstanceOf(Function);
  expect(String(plugin.runtimeOptions.insert)).toContain('link[href="/later.css"]');
});
