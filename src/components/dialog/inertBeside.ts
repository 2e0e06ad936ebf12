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
function partsBeside(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter((other) => other !== element && !other.matches('script, template'));
  return [...beside.flatMap((other) => (other.matches('main') ? [...other.children, other] : [other])), ...partsBeside(parentElement)];
}

/** Has the browser style what has changed before it sees to what else is waiting, such as a touch. */
async function styled(part: Element): Promise<void> {
  getComputedStyle(part).getPropertyValue('display');
  await turn();
}

/**
 * Makes all inert that is shown beside an element, in a task for each part of the page: for all of them at once a cheap phone takes longer than a tap may wait.
 * @returns gives it back: at once the section of the page that holds the element to be focused, and the rest in tasks again, the nearest first
 */
export function inertBeside(element: Element): (focused: Element | null) => void {
  const taken: Element[] = [];
  let ended = false;

  async function make(): Promise<void> {
    for (const part of partsBeside(element)) {
      if (ended) return;
      if (!take(part)) continue;
      taken.push(part);
      await styled(part);
    }
  }

  async function giveBack(focused: Element | null): Promise<void> {
    ended = true;
    const section = focused?.closest('main > *');
    const isNear = (part: Element) => part.contains(focused) || !!section?.contains(part);
    taken.filter(isNear).forEach(leave);
    for (const part of taken.filter((one) => !isNear(one))) {
      leave(part);
      await styled(part);
    }
  }

  void make();
  return (focused) => void giveBack(focused);
}
