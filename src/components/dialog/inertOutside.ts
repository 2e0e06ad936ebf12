import { yieldToMain } from '../../../plugins/gatsby-plugin-first-paint';

/** How many open dialogs need an element inert. */
const holders = new WeakMap<Element, number>();

/** Makes an element inert; false for one that is inert for another reason. */
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

/** All siblings of an element and of its ancestors; `main` after its sections. */
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
 * Acts on each element in a task of its own, since all at once block a slow phone for too long; on all that are left at the first of the events.
 * @param events input for which all elements must be ready
 * @param task aborts it, and is aborted at its end
 */
async function inTasks(
  parts: readonly Element[],
  act: (part: Element) => void,
  { events, task }: { events: readonly string[]; task: AbortController },
): Promise<void> {
  const rest = [...parts];
  const options = { capture: true, passive: true, signal: task.signal };
  for (const event of events) document.addEventListener(event, () => rest.splice(0).forEach(act), options);
  for (let part = rest.shift(); part && !task.signal.aborted; part = rest.shift()) {
    act(part);
    // forces the style recalculation in this task
    getComputedStyle(part).getPropertyValue('display');
    await yieldToMain();
  }
  task.abort();
}

/**
 * Makes everything outside of an element inert, in small tasks.
 * @returns undoes it: at once for what is in the viewport and for the section that receives focus, then for the rest in small tasks
 */
export function inertOutside(element: Element): (focused: Element | null) => void {
  const taken: Element[] = [];
  const task = new AbortController();
  const makeInert = (part: Element) => {
    if (take(part)) taken.push(part);
  };
  void inTasks(partsOutside(element), makeInert, { events: ['keydown'], task });

  return (focused) => {
    task.abort();
    const section = focused?.closest('main > *');
    const isNear = (part: Element) => part.contains(focused) || !!section?.contains(part) || part.matches('main') || isOnScreen(part);
    const near = new Set(taken.filter(isNear));
    near.forEach(leave);
    const rest = taken.filter((part) => !near.has(part));
    void inTasks(rest, leave, { events: ['keydown', 'pointerdown', 'scroll', 'wheel'], task: new AbortController() });
  };
}
