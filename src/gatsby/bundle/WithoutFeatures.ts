import fs from 'node:fs';
import type { Compiler } from 'webpack';

/** A package's features that this site does without. */
export interface Unused {
  /** Its modules, by path. */
  readonly modules: RegExp;
  /** Props that ask for these features. */
  readonly props: readonly string[];
  /** What each of them is here, always. */
  readonly value: 'false' | 'undefined';
}

/** How packages read a prop: as their own, or as one that they have handed on. */
const reading = (prop: string): RegExp => new RegExp(String.raw`(?<![\w$.])(?:_?this\d*[.$]props\d*|props|spec|settings)\.${prop}\b(?!\s*=[^=])`, 'g');

/** Classes as TypeScript writes them for old browsers, by its mark that they do nothing before they are used; minifiers know another mark. */
const [itsMark, theirMark] = ['/** @class */', '/*#__PURE__*/'];

/** A module that knows what these props always are: minifiers leave out what is done only otherwise. */
export const withoutFeatures = (source: string, { props, value }: Pick<Unused, 'props' | 'value'>): string =>
  props.reduce((text, prop) => text.replace(reading(prop), value), source.replaceAll(itsMark, theirMark));

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
