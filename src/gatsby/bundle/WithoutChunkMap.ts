import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { publicFolder } from '../publish/publicFolder';

const map = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

/** The part of all pages that brings Gatsby’s scripts, without the list of each page’s files that it came with. */
export const withoutChunkMap = (scripts: string): string => scripts.replace(map, '');

/**
 * Gatsby writes into every page which script files each page has, by names that ours do not bear (`nameFilesByContent`): a list of all pages, each
 * with nothing. The loader has a list of its own (`writeChunkFiles`) and sets an empty one for Gatsby (`loading/inline/loader.ts`); this webpack plugin takes
 * Gatsby’s away.
 */
export class WithoutChunkMap {
  readonly #scripts = path.join(publicFolder, '_gatsby', 'slices', '_gatsby-scripts-1.html');
  readonly #asGatsbyWroteThem = path.resolve('.cache', 'gatsby-scripts.html');

  apply(compiler: Compiler): void {
    // Gatsby puts all pages together anew where these differ from those of the last build: let it compare its own
    compiler.hooks.done.tap({ name: 'WithoutChunkMap', stage: -1 }, () => {
      if (fs.existsSync(this.#scripts) && fs.existsSync(this.#asGatsbyWroteThem)) fs.copyFileSync(this.#asGatsbyWroteThem, this.#scripts);
    });
    compiler.hooks.done.tap({ name: 'WithoutChunkMap', stage: 1 }, () => {
      if (!fs.existsSync(this.#scripts)) return;
      fs.copyFileSync(this.#scripts, this.#asGatsbyWroteThem);
      fs.writeFileSync(this.#scripts, withoutChunkMap(fs.readFileSync(this.#scripts, 'utf8')));
    });
  }
}
