import type { Condition } from '../condition';

/**
 * Runs in the page. Replaces every text node by a new one inside two `<font>` elements, as Google Translate does, and again whatever is added later. The words
 * stay the same, so that journeys find them: a word that React changes in a text node of its own, which is no longer in the document, stays stale.
 */
export function wrapTexts(): void {
  const untouched = 'script, style, noscript, template, textarea, title, svg, .notranslate, [translate="no"], font font';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(untouched)) return;
    const tag: string = 'font';
    const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapIn = (node: Node) => {
    if (node instanceof Text) wrap(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapIn(document.body);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(wrapIn))).observe(document.body, { childList: true, subtree: true });
}

/** The browser's translator, at work from hydration on. */
export const translated: Condition = {
  visitor: 'a visitor whose browser translates the page',
  sample: 'useMap',
  begin: async (page) => {
    await page.addInitScript(`(${startOnceHydrated.toString()})(${wrapTexts.toString()})`);
    return undefined;
  },
};

/** Runs in the page: calls back once React has hydrated. */
function startOnceHydrated(start: () => void): void {
  const isHydrated = () => document.querySelector('#___gatsby[data-hydrated]') !== null;
  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    start();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}
