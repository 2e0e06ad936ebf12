import { isStyleExtractor, type Bundle } from './nameFilesByContent';

/**
 * Styles for paper and for comfort mode come once, of all pages together (`LaterStyles`): those of a page that is gone to must not be put after
 * them, or it would be printed as a screen.
 * @param asset where they are published, below the site's folder
 */
export function keepLaterLast({ plugins }: Pick<Bundle, 'plugins'>, asset: string): void {
  // it runs in the browser: webpack writes a function down as its text
  const text = `(link) => document.head.insertBefore(link, document.querySelector('head > link[href="/${asset}"]'))`;
  const insert = Object.assign(() => undefined, { toString: () => text });
  for (const plugin of plugins) if (isStyleExtractor(plugin) && plugin?.runtimeOptions) plugin.runtimeOptions.insert = insert;
}
