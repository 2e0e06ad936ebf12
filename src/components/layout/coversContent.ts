/** Pixels between probed points: less than the height of a line. */
const step = 11;

/** Taller links are pictures, not buttons. */
const highestControl = 120;

const controls = 'a, button, input, select, textarea, summary, label';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function hasWordsIn(element: Element, box: Box): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => meet(rect, box));
  });
}

function isControlIn(element: Element, box: Box): boolean {
  if (!element.matches(controls)) return false;
  const rect = element.getBoundingClientRect();
  return rect.height <= highestControl && meet(rect, box);
}

/** Whether text or a control is below a floating element, within a box of the viewport. */
export function coversContent(box: Box, floating: Element): boolean {
  const under = new Set<Element>();
  for (let x = box.left; x <= box.right; x += step)
    for (let y = box.top; y <= box.bottom; y += step) for (const element of document.elementsFromPoint(x, y)) under.add(element);
  return [...under].some((element) => !floating.contains(element) && (hasWordsIn(element, box) || isControlIn(element, box)));
}
