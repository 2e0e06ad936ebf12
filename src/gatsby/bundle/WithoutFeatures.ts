import fs from 'node:fs';
import type { Compiler } from 'webpack';

/** What a prop may always be. */
type Known = 'true' | 'false' | 'undefined';

/** A package's features that this site does without. */
export interface Unused {
  /** Its modules, by path. */
  readonly modules: RegExp;
  /** Props that ask for these features, by what they are here, always. */
  readonly props: Readonly<Partial<Record<Known, readonly string[]>>>;
  /** Methods that nobody calls then. Whoever does gets an error. */
  readonly methods: readonly string[];
}

/** How packages read a prop: as their own, or as one that they have handed on. A prop that is called is no such. */
const reading = (prop: string): RegExp => new RegExp(String.raw`(?<![\w$.])(?:_?this\d*[.$]props\d*|props|spec|settings)\.${prop}\b(?!\s*=[^=]|\()`, 'g');
/** How packages write a method: from its first line to the brace that stands below its beginning. */
const method = (name: string): RegExp => new RegExp(String.raw`^( *)(?:_this|\w+\.prototype)\.${name} = function \([^]*?^\1\};$`, 'gm');

/** Classes as TypeScript writes them for old browsers, by its mark that they do nothing before they are used; minifiers know another mark. */
const [itsMark, theirMark] = ['/** @class */', '/*#__PURE__*/'];

/** A module without these methods, that knows what these props always are: minifiers leave out what is done only otherwise. */
export function withoutFeatures(source: string, { props, methods }: Pick<Unused, 'props' | 'methods'>): string {
  let text = source.replaceAll(itsMark, theirMark);
  for (const name of methods) text = text.replace(method(name), '');
  for (const [value, names] of Object.entries(props)) for (const name of names) text = text.replace(reading(name), value);
  return text;
}

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
        fs.readFile(resourcePath, 'utf8', (error, source) => (error ? done(error) : done(null, withoutFeatures(source, unused))));
      });
    });
  }
}
