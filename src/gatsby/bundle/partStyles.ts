import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** What a style sheet has for every visitor’s first picture, and what can come later; both are style sheets. */
export interface PartedStyles {
  readonly first: string;
  readonly later: string;
}

const isForPaper = (node: ChildNode): boolean => node.type === 'atrule' && (node.name === 'page' || (node.name === 'media' && node.params === 'print'));

/** Rules for visitors without script, who get the later styles with the page. */
const isWithoutScript = (node: ChildNode): boolean => node.type === 'atrule' && node.name === 'media' && /\(scripting: ?none\)/.test(node.params);

/** Rules for what is seen only once scripts answer. Those under `(scripting: enabled)` alone are for what waits for them, and are seen before. */
const isWithScript = (node: ChildNode): boolean => node.type === 'atrule' && node.name === 'media' && /^screen and \(scripting: ?enabled\)$/.test(node.params);

/** A rule that holds in comfort mode only (src/browser/comfortMode.ts). */
const isForComfort = (node: ChildNode): boolean => node.type === 'rule' && node.selectors.every((selector) => selector.includes('[data-comfort'));

/** A rule for what lies under a pointer: it may stand behind all others, since it says more than those that it changes. */
const isForPointer = (node: ChildNode): boolean => node.type === 'rule' && node.selectors.every((selector) => /:hover(?![),])/.test(selector));

const hasRules = (node: ChildNode): node is AtRule => node.type === 'atrule' && Boolean(node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule'));

function moveLater(from: Container, to: Container): void {
  for (const node of [...(from.nodes ?? [])])
    if ([isForPaper, isWithoutScript, isForComfort, isForPointer].some((isLater) => isLater(node))) to.append(node);
    // not every browser knows the other half of the condition
    else if (isWithScript(node)) to.append(Object.assign(node, { params: 'screen' }));
    else if (hasRules(node)) {
      const same = node.clone({ nodes: [] });
      moveLater(node, same);
      if (same.nodes?.length) to.append(same);
      if (!node.nodes?.length) node.remove();
    }
}

/**
 * Parts a minified style sheet into what every screen needs, and its rules for paper, for comfort mode, for pointers, for visitors without script, and for what
 * comes with the scripts, each in their order.
 */
export function partStyles(css: string): PartedStyles {
  const first = postcss.parse(css);
  const later = postcss.root();
  moveLater(first, later);
  return { first: first.toString(), later: later.toString() };
}
