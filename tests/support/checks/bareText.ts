/** What React did to text that is beside other nodes: a translator, which puts `<font>` in the place of each text, breaks it. */
export interface BareTextChange {
  /** Changed: the translated page keeps the old words. Otherwise React throws, and the view is gone. */
  readonly what: 'changed' | 'removed' | 'inserted before';
  /** The text before and after, and the element that it is in. */
  readonly where: string;
}

/**
 * Watches the document for changes that React makes to text nodes of its own, from now on. Text that is the only child of an element is not among them: React
 * sets the element's text instead. It needs no other functions, so that it also runs in a page (`page.addInitScript`).
 * @param report called with each change
 */
export function watchBareText(report: (change: BareTextChange) => void): void {
  const isOfReact = (node: Node | null): node is Text => node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const say = (what: BareTextChange['what'], node: Text, parent: Node | null, to = '') =>
    report({ what, where: `“${node.data}”${to && ` to “${to}”`} in ${parent instanceof Element ? parent.outerHTML.slice(0, 300) : 'nothing'}` });

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const removeChild = Reflect.get(Node.prototype, 'removeChild') as (this: Node, child: Node) => Node;
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore') as (this: Node, added: Node, before: Node | null) => Node;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, to: string | null) {
      if (isOfReact(this) && this.data !== to) say('changed', this, this.parentNode, to ?? '');
      value?.set?.call(this, to);
    },
  });
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (isOfReact(child)) say('removed', child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function insert<New extends Node>(this: Node, added: New, before: Node | null): New {
    if (isOfReact(before)) say('inserted before', before, this);
    return insertBefore.call(this, added, before) as New;
  };
}
