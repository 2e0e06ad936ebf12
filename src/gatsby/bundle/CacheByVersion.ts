import crypto from 'node:crypto';
import fs from 'node:fs';
import type { Compiler } from 'webpack';

/**
 * webpack trusts its cache as long as no tool that made it has changed, and looks for these by following every `require` of its own, of Babel and of
 * all loaders: thousands of files, for seconds, in each build. What this project builds with stands in two files; this webpack plugin asks these.
 */
export class CacheByVersion {
  readonly #files: readonly string[];

  /** @param files change whenever a tool or the way it is set up does */
  constructor({ files }: { files: readonly string[] }) {
    this.#files = files;
  }

  apply({ options, hooks }: Compiler): void {
    if (!options.cache || options.cache.type !== 'filesystem') return;
    const version = crypto.createHash('sha256');
    for (const file of this.#files) version.update(fs.readFileSync(file));
    options.cache.version = version.digest('hex');
    options.cache.buildDependencies = { defaultWebpack: [] };
    hooks.afterCompile.tap('CacheByVersion', ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  }
}
