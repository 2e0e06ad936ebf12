import { laterStylesAddress } from '../../loading/laterStylesAddress';
import { isStyleExtractor, type Bundle } from './nameFilesByContent';

/** Puts the styles of a page that is gone to before those for paper, which then still have the last word; it runs in the browser. */
const insert = `(link) => document.head.insertBefore(link, document.querySelector('head > link[href="${laterStylesAddress}"]'))`;

/** Styles for paper come once, of all pages together (`PrintLater`): those of a page that comes later must not stand after them, or it would be printed as a screen. */
export function keepPrintLast({ plugins }: Bundle): void {
  // webpack writes a function down as its text
  for (const plugin of plugins)
    if (isStyleExtractor(plugin) && plugin?.runtimeOptions) plugin.runtimeOptions.insert = Object.assign(() => undefined, { toString: () => insert });
}
