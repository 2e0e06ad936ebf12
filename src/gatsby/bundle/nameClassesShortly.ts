import path from 'node:path';
import { shortClassName } from './shortClassName';

interface CssModules {
  getLocalIdent?: (context: { readonly resourcePath: string }, pattern: string, name: string) => string;
}

/** As much of a webpack rule as is looked at here. */
export interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly { readonly loader?: string; readonly options?: { readonly modules?: CssModules | false } }[] | object | string;
}

const isCssLoader = /[\\/]css-loader[\\/]/;

/** Gives css-loader short names for the classes of CSS modules, wherever it stands among the rules. */
export function nameClassesShortly(rules: readonly Rule[]): void {
  for (const { oneOf = [], use } of rules) {
    nameClassesShortly(oneOf);
    if (!Array.isArray(use)) continue;
    for (const { loader, options } of use as Extract<Rule['use'], readonly unknown[]>)
      if (loader && isCssLoader.test(loader) && options?.modules)
        options.modules.getLocalIdent = ({ resourcePath }, _, name) => shortClassName(path.relative('.', resourcePath).split(path.sep).join('/'), name);
  }
}
