import fs from 'node:fs';
import type { Compiler } from 'webpack';

type FilesByChunk = Readonly<Record<string, readonly string[]>>;

/** The style files of a chunk of the browser's bundle, named by their content. */
const styleFiles = (filesByChunk: FilesByChunk, chunk: string): string[] => (filesByChunk[chunk] ?? []).filter((file) => file.endsWith('.css'));

/**
 * Gatsby renders a page anew when its code has changed. The styles stand in the pages too, and what renders them only knows the names of their
 * classes: after a change of CSS alone, a build with the cache of the last one would publish the old styles. This webpack plugin counts the styles
 * of a page as a part of its code, and those of all pages as a part of what renders every page.
 */
export class CountStyles {
  readonly #stats: string;

  /** @param stats where Gatsby has written down which files the browser's bundle is made of */
  constructor({ stats }: { stats: string }) {
    this.#stats = stats;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CountStyles', (compilation) => {
      const { assetsByChunkName } = JSON.parse(fs.readFileSync(this.#stats, 'utf8')) as { assetsByChunkName: FilesByChunk };
      compilation.hooks.chunkHash.tap('CountStyles', ({ name }, hash) => {
        hash.update(JSON.stringify(styleFiles(assetsByChunkName, name === 'render-page' ? 'app' : (name ?? ''))));
      });
    });
  }
}
