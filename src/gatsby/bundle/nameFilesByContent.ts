import type { Minifier } from './minifyBySwc';
import type { Rule } from './nameClassesShortly';

interface FileNames {
  filename?: string;
  chunkFilename?: string;
}

/** As much of webpack's configuration as is changed here. */
export interface Bundle {
  readonly module: { readonly rules: readonly Rule[] };
  readonly output: FileNames;
  readonly optimization: { readonly minimizer: readonly Minifier[] };
  readonly plugins: readonly ({ readonly options?: FileNames; readonly runtimeOptions?: { insert?: () => void } } | null)[];
}

export const isStyleExtractor = (plugin: object | null): boolean => plugin?.constructor.name === 'MiniCssExtractPlugin';

const scripts = 'static/[contenthash:8].js';

/**
 * Names the parts of the bundle by nothing but their content. The names of all parts stand in the script of every page: with the names of
 * pages in them they weighed 1.5 KiB more, compressed. In `static/`, hosts let browsers keep them for good.
 */
export function nameFilesByContent({ output, plugins }: Pick<Bundle, 'output' | 'plugins'>): void {
  output.filename = scripts;
  output.chunkFilename = scripts;
  for (const plugin of plugins) if (isStyleExtractor(plugin) && plugin?.options) plugin.options.chunkFilename = 'static/[contenthash:8].css';
}
