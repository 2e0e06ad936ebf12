import fs from 'node:fs';
import type { Compiler } from 'webpack';
import { partStyles } from './partStyles';

/**
 * Gatsby writes all styles of a page into its HTML. Those for paper, for comfort mode, for pointers, for visitors without script and for what comes with the scripts need not be there before the first picture of every
 * visitor: this webpack plugin takes them out and publishes them, of all pages together, with the faces of the fonts, which come after it.
 */
export class LaterStyles {
  readonly #asset: string;
  readonly #faces: string;

  /**
   * @param asset where they are published, below the site's folder
   * @param faces the style sheet of the faces
   */
  constructor({ asset, faces }: { asset: string; faces: string }) {
    this.#asset = asset;
    this.#faces = faces;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('LaterStyles', (compilation) => {
      // minified, and not yet named by content
      compilation.hooks.processAssets.tap({ name: 'LaterStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        const rules = Object.entries(assets)
          .filter(([name]) => name.endsWith('.css'))
          // those of all pages first
          .sort(([one], [other]) => Number(other.startsWith('app.')) - Number(one.startsWith('app.')) || one.localeCompare(other))
          .map(([name, source]) => {
            const { first, later } = partStyles(source.source().toString());
            if (later) compilation.updateAsset(name, new sources.RawSource(first));
            return later;
          });
        compilation.emitAsset(this.#asset, new sources.RawSource([fs.readFileSync(this.#faces, 'utf8'), ...new Set(rules)].join('\n')));
      });
    });
  }
}
