import { yieldToMain } from '../../../plugins/gatsby-plugin-first-paint';

/** How many open dialogs keep an element inert. */
const counts = new WeakMap<Element, number>();

/** Makes an element inert; false if it already is for another reason. */
function addInert(element: Element): boolean {
  const others = counts.get(element) ?? 0;
  if (others === 0 && element.hasAttribute('inert')) return false;
  counts.set(element, others + 1);
  element.setAttribute('inert', '');
  return true;
}

function removeInert(element: Element): void {
  const others = (counts.get(element) ?? 1) - 1;
  counts.set(element, others);
  if (others === 0) element.removeAttribute('inert');
}

/** All siblings of an element and of its ancestors; `main` after its children. */
function elementsOutside(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter((other) => other !== element && !other.matches('script, template'));
  return [...beside.flatMap((other) => (other.matches('main') ? [...other.children, other] : [other])), ...elementsOutside(parentElement)];
}

/** What stays usable when it comes: another dialog, and messages. */
const exempt = 'dialog, [role="alert"], [role="status"], [aria-live]';

/** Calls back for each element of the site that comes beside an element or its ancestors; what browsers and their extensions add to the body is theirs. */
function watchOutside(element: Element, found: (added: Element) => void): MutationObserver {
  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof Element && !added.contains(element) && !added.matches(`script, template, ${exempt}`) && !added.querySelector(exempt)) found(added);
  });
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) observer.observe(parent, { childList: true });
  return observer;
}

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Processes each element in a task of its own, since all at once block a slow phone for too long; the first of the events processes all that are left.
 * @param events input before which all elements must be processed
 * @param task aborts it, and is aborted when all are processed
 */
async function inTasks(
  elements: readonly Element[],
  act: (element: Element) => void,
  { events, task }: { events: readonly string[]; task: AbortController },
): Promise<void> {
  const rest = [...elements];
  const options = { capture: true, passive: true, signal: task.signal };
  for (const event of events) document.addEventListener(event, () => rest.splice(0).forEach(act), options);
  for (let element = rest.shift(); element && !task.signal.aborted; element = rest.shift()) {
    act(element);
    // forces the style recalculation in this task
    getComputedStyle(element).getPropertyValue('display');
    await yieldToMain();
  }
  task.abort();
}

/**
 * Makes everything outside of a dialog inert, in small tasks, and what comes while it is open.
 * @returns undoes that: immediately for what is in the viewport and for the section that receives focus, then in small tasks for the rest
 */
export function inertOutside(dialog: Element): (focused: Element | null) => void {
  const changed: Element[] = [];
  const task = new AbortController();
  const makeInert = (element: Element) => {
    if (addInert(element)) changed.push(element);
  };
  void inTasks(elementsOutside(dialog), makeInert, { events: ['keydown'], task });
  // such as the weather link, which comes once the browser is idle
  const later = watchOutside(dialog, makeInert);

  return (focused) => {
    task.abort();
    later.disconnect();
    const section = focused?.closest('main > *');
    const isNear = (element: Element) => element.contains(focused) || !!section?.contains(element) || element.matches('main') || isOnScreen(element);
    const near = new Set(changed.filter(isNear));
    near.forEach(removeInert);
    const rest = changed.filter((element) => !near.has(element));
    void inTasks(rest, removeInert, { events: ['keydown', 'pointerdown', 'scroll', 'wheel'], task: new AbortController() });
  };
}
