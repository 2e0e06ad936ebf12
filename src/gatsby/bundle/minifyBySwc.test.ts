import { minifyBySwc } from './minifyBySwc';

test('the minifier of scripts becomes swc, that of styles stays', () => {
  class TerserPlugin {
    static swcMinify = () => '';
    options = {};
  }
  class CssMinimizerPlugin {
    options = {};
  }
  const styles = new CssMinimizerPlugin();
  const set: Readonly<Record<string, unknown>>[] = [];
  const bySwc = new TerserPlugin();
  const minifiers = minifyBySwc([new TerserPlugin(), styles], (options) => {
    set.push(options);
    return bySwc;
  });
  expect(minifiers).toEqual([bySwc, styles]);
  expect(set).toEqual([expect.objectContaining({ minify: TerserPlugin.swcMinify })]);
});
