import { keyOf } from './elementPlace';
import { yieldToMain } from './idle';
import type { Find } from './queueEarlyEvents';

// A visitor, or the browser (autofill, a reload in Firefox), fills in fields before React has hydrated, and React does not notice. If an extension has inserted
// an element (a password manager, a translator), React renders the page again, and the input would be lost.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface State {
  readonly value: string;
  readonly checked: boolean;
}

const controls = 'input:not([type=hidden], [type=file]), textarea, select';
const targets = `${controls}, a, button, form, [tabindex], [data-replay]`;

const allIn = <Found extends Element>(roots: readonly Element[], selector: string): Found[] =>
  roots.flatMap((root) => [...root.querySelectorAll<Found>(selector)]);

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

/** Whether a control shows something other than its HTML value. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.selectedOptions[0] !== initial;
  }
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Maps elements to those in the same place after the page was rendered again. */
function findTwins(before: readonly Element[], after: readonly Element[]): ReadonlyMap<Element, Element> {
  const places = new Map<string, Element[]>();
  for (const element of allIn(after, targets)) places.set(keyOf(element), [...(places.get(keyOf(element)) ?? []), element]);
  const twins = new Map<Element, Element>();
  for (const element of allIn(before, targets)) {
    const twin = places.get(keyOf(element))?.shift();
    if (twin) twins.set(element, twin);
  }
  return twins;
}

/** Sets the text of a field without React, which replaces `value` on the element; the caret does not move. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (control.value === text) return;
  const { selectionStart, selectionEnd } = control;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/** Private React properties of a control (`keepInput.test.tsx`): its props, and the field value that React saw last. */
const propsOf = (control: Control): Partial<State> =>
  (Object.entries(control).find(([name]) => name.startsWith('__reactProps$'))?.[1] as Partial<State> | undefined) ?? {};

/** Dispatches events so that React and other listeners notice a choice or a text; not if React has it from elsewhere, such as the address. */
function announce(control: Control, { value, checked }: State): void {
  const known = propsOf(control);
  if (isBox(control) ? known.checked === checked : known.value === value) return;
  if (isBox(control)) {
    control.checked = !checked;
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) control.value = value;
  else {
    setText(control, value);
    // React ignores an event of a field whose value it has already seen
    (control as { _valueTracker?: { readonly setValue: (seen: string) => void } })._valueTracker?.setValue(`${value}.`);
  }
  ['input', 'change'].forEach((name) => control.dispatchEvent(new Event(name, { bubbles: true })));
}

export interface EarlyInput {
  /** Call when React has hydrated the page or rendered it again, before the browser paints: restores fields, focus and caret. */
  readonly restore: () => void;
  /** Call once components show what the browser knows: passes them the input, one field per task, so that React has rendered the one before. */
  readonly announce: () => Promise<void>;
  readonly find: Find;
}

export function keepInput(container: Element): EarlyInput {
  const before = [...container.children];
  let twins: ReadonlyMap<Element, Element> = new Map();
  const changed = new Map<Control, State>();
  const find: Find = (element) => (twins.get(element) ?? element) as typeof element;

  let focused = document.activeElement;
  const followFocus = () => (focused = document.activeElement);
  // later, since an element that is removed loses the focus too
  const followLater = () => void setTimeout(followFocus);
  container.addEventListener('focusin', followFocus);
  container.addEventListener('focusout', followLater);
  // React gets later input by itself
  const forget = ({ target }: Event) => void changed.delete(target as Control);

  function restore(): void {
    const isNew = before.some((element) => !element.isConnected);
    if (isNew) twins = findTwins(before, [container]);
    for (const control of allIn<Control>(before, controls)) {
      if (!isChanged(control)) continue;
      const twin = find(control);
      const { value } = control;
      const checked = isBox(control) && control.checked;
      // only browsers fill in read-only fields; of radio buttons only the chosen one is announced
      if ('readOnly' in control && control.readOnly) control.value = control.defaultValue;
      else if (twin.isConnected && (checked || control.type !== 'radio')) changed.set(twin, { value, checked });
      if (!changed.has(twin) || twin === control) continue;
      twin.value = value;
      if (isBox(twin)) twin.checked = checked;
    }
    container.removeEventListener('focusin', followFocus);
    container.removeEventListener('focusout', followLater);
    container.addEventListener('input', forget, true);
    const twin = focused && twins.get(focused);
    if (!(twin instanceof HTMLElement)) return;
    twin.focus({ preventScroll: true });
    if (twin instanceof HTMLInputElement || twin instanceof HTMLTextAreaElement) {
      const { selectionStart, selectionEnd } = focused as typeof twin;
      if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
    }
  }

  return {
    restore,
    find,
    async announce() {
      for (const [control, state] of [...changed]) {
        if (changed.has(control)) announce(control, state);
        await yieldToMain();
      }
      container.removeEventListener('input', forget, true);
    },
  };
}
