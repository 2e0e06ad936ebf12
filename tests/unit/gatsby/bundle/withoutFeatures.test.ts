import fs from 'node:fs';
import path from 'node:path';
import { unusedFeatures } from '../../../../src/gatsby/bundle/unusedFeatures';
import { withoutFeatures } from '../../../../src/gatsby/bundle/WithoutFeatures';

const folder = (name: string): string[] =>
  fs.readdirSync(name, { withFileTypes: true, recursive: true }).flatMap((file) => (file.name.endsWith('.js') ? [path.join(file.parentPath, file.name)] : []));
const modules = ['node_modules/react-datepicker/dist', 'node_modules/react-slick/lib'].flatMap(folder);
const views = ['src/components/booking/Calendar.tsx', 'src/components/carousel/Slick.tsx'].map((file) => fs.readFileSync(file, 'utf8'));

/** A module that knows that `fade` is never given. */
const known = (source: string) => withoutFeatures(source, { props: ['fade'], value: 'undefined' });

test('a module that reads one of the props knows what it is', () => {
  const source = `if (this.props.fade || _this.props.fade || _this2.props.fade || _this$props.fade || spec.fade) settings.fade = props.faded;`;
  expect(known(source)).toBe(`if (${Array(5).fill('undefined').join(' || ')}) settings.fade = props.faded;`);
  expect(withoutFeatures('spec.fade', { props: ['fade'], value: 'false' })).toBe('false');
});

test('what only ends in such a name is another thing', () => {
  const source = 'nextProps.fade || other.props.fade || $props.fade || my_spec.fade';
  expect(known(source)).toBe(source);
});

test('comparing is reading', () => {
  expect(known('settings.fade === true')).toBe('undefined === true');
});

test('classes of old are marked for minifiers', () => {
  expect(known('var Year = /** @class */ (function () {})()')).toBe('var Year = /*#__PURE__*/ (function () {})()');
});

test('packages still read each of these props', () => {
  for (const { modules: meant, props, value } of unusedFeatures) {
    const sources = modules.filter((file) => meant.test(file)).map((file) => fs.readFileSync(file, 'utf8'));
    expect(sources).not.toHaveLength(0);
    expect(
      props.filter((prop) => sources.every((source) => withoutFeatures(source, { props: [prop], value }) === withoutFeatures(source, { props: [], value }))),
    ).toEqual([]);
  }
});

test('no view of ours gives one of them, but for a no', () => {
  const props = unusedFeatures.flatMap((unused) => unused.props);
  const given = views.flatMap((view) => [...view.matchAll(/^\s+(\w+)(?:=\{|:\s|\n)(?!false)/gm)].map(([, name = '']) => name));
  expect(given).toEqual(expect.arrayContaining(['minDate', 'slidesToShow', 'inline']));
  expect(given.filter((name) => props.includes(name))).toEqual([]);
});
