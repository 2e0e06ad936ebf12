import path from 'node:path';
import fs from 'node:fs';
import { unusedFeatures } from './unusedFeatures';
import { withoutFeatures } from './WithoutFeatures';

const folder = (name: string): string[] =>
  fs.readdirSync(name, { withFileTypes: true, recursive: true }).flatMap((file) => (file.name.endsWith('.js') ? [path.join(file.parentPath, file.name)] : []));
const modules = ['node_modules/react-datepicker/dist', 'node_modules/react-slick/lib'].flatMap(folder);
const views = ['src/components/booking/Calendar.tsx', 'src/components/carousel/Slick.tsx'].map((file) => fs.readFileSync(file, 'utf8'));

/** A module that knows that `fade` is never given. */
const known = (source: string) => withoutFeatures(source, { props: { undefined: ['fade'] }, methods: [] });

test('a module that reads one of the props knows what it is', () => {
  const source = `if (this.props.fade || _this.props.fade || _this2.props.fade || _this$props.fade || spec.fade) settings.fade = props.faded;`;
  expect(known(source)).toBe(`if (${Array(5).fill('undefined').join(' || ')}) settings.fade = props.faded;`);
  expect(withoutFeatures('spec.fade', { props: { false: ['fade'] }, methods: [] })).toBe('false');
});

test('what only ends in such a name is another thing, and so is what is called', () => {
  const source = 'nextProps.fade || other.props.fade || $props.fade || my_spec.fade || this.props.fade(1)';
  expect(known(source)).toBe(source);
});

test('a prop that is taken from a copy of the props is known, too; not one of something else', () => {
  const apart = `
    var _a = _this.props, day = _a.day, fade = _a.fade, _b = _a.faded, faded = _b === void 0 ? 1 : _b;
    var _c = _a === void 0 ? {} : _a, day = _c.day, fade = _c.fade;
    var _d = _this.state, day = _d.day, fade = _d.fade;`;
  expect(known(apart)).toBe(apart.replace('_a.fade,', 'undefined,').replace('_c.fade', 'undefined'));
});

test('comparing is reading', () => {
  expect(known('settings.fade === true')).toBe('undefined === true');
});

test('classes of old are marked for minifiers', () => {
  expect(known('var Year = /** @class */ (function () {})()')).toBe('var Year = /*#__PURE__*/ (function () {})()');
});

test('a view that is made from another is marked, too', () => {
  const source = 'var Floating = withFloating(Popper);\n// var Other = withOther(View);\nwithCare(1);';
  expect(known(source)).toBe(source.replace('withFloating', '/*#__PURE__*/withFloating'));
});

test('a method of one class goes, and stays with the others', () => {
  const classNamed = (name: string) => `var ${name} = /** @class */ (function () {\n    ${name}.prototype.fade = function () {\n    };\n}());\n`;
  const without = withoutFeatures(classNamed('Day') + classNamed('Month'), { props: {}, methods: ['Month.fade'] });
  expect(without).toContain('Day.prototype.fade');
  expect(without).not.toContain('Month.prototype.fade');
});

test('a method goes, and nothing beside it', () => {
  const source = `
    function Day() {
        _this.fade = function (by) {
            if (by) {
                _this.show();
            };
        };
        _this.faded = function () { return 1; };
    }
    Day.prototype.fade = function () {
        return {};
    };
    Day.prototype.show = function () {
    };`;
  const without = withoutFeatures(source, { props: {}, methods: ['fade'] });
  expect(without.split('\n').filter((line) => line.trim() !== '')).toEqual([
    '    function Day() {',
    '        _this.faded = function () { return 1; };',
    '    }',
    '    Day.prototype.show = function () {',
    '    };',
  ]);
});

test('packages still have each of these props and methods', () => {
  for (const { modules: meant, props, methods } of unusedFeatures) {
    const sources = modules.filter((file) => meant.test(file)).map((file) => fs.readFileSync(file, 'utf8'));
    expect(sources).not.toHaveLength(0);
    const changesNothing = (one: Parameters<typeof withoutFeatures>[1]) =>
      sources.every((source) => withoutFeatures(source, one) === withoutFeatures(source, { props: {}, methods: [] }));
    const gone = Object.entries(props).flatMap(([value, names]) => names.filter((name) => changesNothing({ props: { [value]: [name] }, methods: [] })));
    expect([...gone, ...methods.filter((name) => changesNothing({ props: {}, methods: [name] }))]).toEqual([]);
  }
});

test('views of ours give what is always given, and nothing else of it but for a no', () => {
  const given = views.flatMap((view) => [...view.matchAll(/^\s+(\w+)(?:=\{|:\s|\n)(?!false)/gm)].map(([, name = '']) => name));
  expect(given).toEqual(expect.arrayContaining(['minDate', 'slidesToShow', ...unusedFeatures.flatMap(({ props }) => props.true ?? [])]));
  const withheld = unusedFeatures.flatMap(({ props }) => [...(props.false ?? []), ...(props.undefined ?? [])]);
  expect(given.filter((name) => withheld.includes(name))).toEqual([]);
});
