import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const map = /window\.___chunkMapping="(?:[^"\\]|\\.)*";/;

/** The part of all pages that brings Gatsby’s scripts, with an empty list of each page’s files in the place of the one it came with. */
export const withShortMap = (scripts: string): string => scripts.replace(map, 'window.___chunkMapping={};');

/**
 * Gatsby writes into every page which script files each page has, by names that ours do not bear (`nameFilesByContent`): a list of all pages, each
 * with nothing. The loader has a list of its own (`writeChunkFiles`). This webpack plugin leaves an empty one.
 */
export class ShortChunkMap {
  readonly #scripts = path.resolve('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');
  readonly #asGatsbyWroteThem = path.resolve('.cache', 'gatsby-scripts.html');

  apply(compiler: Compiler): void {
    // Gatsby puts all pages together anew where these differ from those of the last build: let it compare its own
    compiler.hooks.done.tap({ name: 'ShortChunkMap', stage: -1 }, () => {
      if (fs.existsSync(this.#scripts) && fs.existsSync(this.#asGatsbyWroteThem)) fs.copyFileSync(this.#asGatsbyWroteThem, this.#scripts);
    });
    compiler.hooks.done.tap({ name: 'ShortChunkMap', stage: 1 }, () => {
      if (!fs.existsSync(this.#scripts)) return;
      fs.copyFileSync(this.#scripts, this.#asGatsbyWroteThem);
      fs.writeFileSync(this.#scripts, withShortMap(fs.readFileSync(this.#scripts, 'utf8')));
    });
  }
}
