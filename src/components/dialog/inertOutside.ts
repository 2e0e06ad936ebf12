import { turn } from '../../loading/turn';

/** How many dialogs hold a part inert: a second one may open while the first gives its parts back, or over it. */
const holders = new WeakMap<Element, number>();

/** Makes a part inert; answers false for one that is so for a reason of its own. */
function take(part: Element): boolean {
  const others = holders.get(part) ?? 0;
  if (others === 0 && part.hasAttribute('inert')) return false;
  holders.set(part, others + 1);
  part.setAttribute('inert', '');
  return true;
}

function leave(part: Element): void {
  const others = (holders.get(part) ?? 1) - 1;
  holders.set(part, others);
  if (others === 0) part.removeAttribute('inert');
}

/** All that is shown beside an element, up to the body. The content of a page comes section by section, and itself after them. */
function partsOutside(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter((other) => other !== element && !other.matches('script, template'));
  return [...beside.flatMap((other) => (other.matches('main') ? [...other.children, other] : [other])), ...partsOutside(parentElement)];
}

const isOnScreen = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Acts on one part after the other, in a task for each: on all of them at once a cheap phone takes longer than a tap may wait. As soon as the visitor does
 * what they must be ready for, on all that are left.
 * @param task ends it, and is ended with it
 */
async function partByPart(
  parts: readonly Element[],
  act: (part: Element) => void,
  { deeds, task }: { deeds: readonly string[]; task: AbortController },
): Promise<void> {
  const rest = [...parts];
  const options = { capture: true, passive: true, signal: task.signal };
  for (const deed of deeds) document.addEventListener(deed, () => rest.splice(0).forEach(act), options);
  for (let part = rest.shift(); part && !task.signal.aborted; part = rest.shift()) {
    act(part);
    // styled before the browser sees to what else is waiting, such as a touch
    getComputedStyle(part).getPropertyValue('display');
    await turn();
  }
  task.abort();
}

/**
 * Makes all inert that is shown beside an element, part by part.
 * @returns gives it back: at once what is on the screen and the section of the page that holds the element to be focused, and the rest part by part
 */
export function inertOutside(element: Element): (focused: Element | null) => void {
  const taken: Element[] = [];
  const task = new AbortController();
  const makeInert = (part: Element) => {
    if (take(part)) taken.push(part);
  };
  void partByPart(partsOutside(element), makeInert, { deeds: ['keydown'], task });

  return (focused) => {
    task.abort();
    const section = focused?.closest('main > *');
    const isNear = (part: Element) => part.contains(focused) || !!section?.contains(part) || part.matches('main') || isOnScreen(part);
    const near = new Set(taken.filter(isNear));
    near.forEach(leave);
    const far = taken.filter((part) => !near.has(part));
    void partByPart(far, leave, { deeds: ['keydown', 'pointerdown', 'scroll', 'wheel'], task: new AbortController() });
  };
}
