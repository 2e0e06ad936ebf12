import fs from 'node:fs';
import { minifySync } from '@swc/core';
import type { Compiler } from 'webpack';

/** What a prop may always be. */
type Known = 'true' | 'false' | 'undefined';

/** A package's features that this site does without. */
export interface Unused {
  /** Its modules, by path. */
  readonly modules: RegExp;
  /** Props that ask for these features, by what they are here, always. */
  readonly props: Readonly<Partial<Record<Known, readonly string[]>>>;
  /** Methods that nobody calls then, by their name, or by that of their class before it. Whoever does gets an error. */
  readonly methods: readonly string[];
}

/** How packages read a prop: as their own, or as one that they have handed on. A prop that is called is no such. */
const reading = (prop: string): RegExp => new RegExp(String.raw`(?<![\w$.])(?:_?this\d*[.$]props\d*|props|spec|settings)\.${prop}\b(?!\s*=[^=]|\()`, 'g');
/** How packages take props apart, theirs or what they are given instead of them: in a statement of its own, all from one name. */
const takingApart = /^ *var (_\w+) = (?:_?this\.props|_\w+ === void 0 \? \{\} : _\w+), \w+ = \1\.[^;{}]*;$/gm;
/** How packages write a class. */
const classOf = (name: string): RegExp => new RegExp(String.raw`^var ${name} = [^]*?^\}`, 'm');
/** How packages write a method: from its first line to the brace that stands below its beginning. */
const method = (name: string): RegExp => new RegExp(String.raw`^( *)(?:_this|\w+\.prototype)\.${name} = function \([^]*?^\1\};$`, 'gm');

function withoutMethod(source: string, named: string): string {
  const [name = '', owner] = named.split('.').reverse();
  const without = (text: string) => text.replace(method(name), '');
  return owner ? source.replace(classOf(owner), without) : without(source);
}

/** Classes as TypeScript writes them for old browsers, by its mark that they do nothing before they are used, and views made from others; minifiers know another mark. */
const harmless = /\/\*\* @class \*\/|(?<=^var \S+ = )(?=with[A-Z]\w*\()/gm;
const theirMark = '/*#__PURE__*/';

/** A module without these methods, that knows what these props always are. */
export function withoutFeatures(source: string, { props, methods }: Pick<Unused, 'props' | 'methods'>): string {
  let text = source.replace(harmless, theirMark);
  for (const name of methods) text = withoutMethod(text, name);
  for (const [value, names] of Object.entries(props)) {
    const anyOf = new RegExp(String.raw`\b(_\w+)\.(?:${names.join('|')})\b(?!\()`, 'g');
    text = text.replace(takingApart, (statement, from: string) => statement.replace(anyOf, (read, whose: string) => (whose === from ? value : read)));
    for (const name of names) text = text.replace(reading(name), value);
  }
  return text;
}

/** What is left of a module without what is never done: the bundle then goes without what only that asks for. Names stay. */
const withoutDeadCode = (source: string): string => minifySync(source, { module: 'unknown', mangle: false, compress: { toplevel: true, passes: 2 } }).code;

/** Leaves out of the browser's script what packages do for features that this site does without (a webpack plugin). */
export class WithoutFeatures {
  readonly #unused: readonly Unused[];

  constructor(unused: readonly Unused[]) {
    this.#unused = unused;
  }

  apply({ hooks, webpack: { NormalModule } }: Compiler): void {
    hooks.compilation.tap('WithoutFeatures', (compilation) => {
      // where files are read, which have no scheme
      const files = NormalModule.getCompilationHooks(compilation).readResource.for(undefined);
      files.tapAsync({ name: 'WithoutFeatures', stage: -1 }, ({ resourcePath, addDependency }, done) => {
        const unused = this.#unused.find(({ modules }) => modules.test(resourcePath));
        if (!unused) {
          done();
          return;
        }
        addDependency(resourcePath);
        fs.readFile(resourcePath, 'utf8', (error, source) => (error ? done(error) : done(null, withoutDeadCode(withoutFeatures(source, unused)))));
      });
    });
  }
}
