import { createRoot, type Root } from 'react-dom/client';
import { wrapped } from '../form/deskField';
import type { ControlHandle } from './decap';
import { entryAt, entryWith, inputsOf, onSaving, open } from './internals';
import { inputId } from './validate';

/** A value that the form cannot save. */
interface Fault {
  /** Id of the input's element. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

interface Container {
  readonly element: HTMLElement;
  readonly control: ControlHandle | null;
  readonly isList: boolean;
}

/** The lists and groups of the form, by the id of their element: they can be opened. */
const containers = new Map<string, Omit<Container, 'element'>>();

/** @param control null when the list or group is gone */
export function registerContainer(id: string, control: ControlHandle | null, isList: boolean): void {
  if (control) containers.set(id, { control, isList });
  else containers.delete(id);
}

/** The lists and groups around an element, from the outermost. */
function containersAround(inner: Element): Container[] {
  const found = [...containers].flatMap(([id, container]) => {
    const element = document.getElementById(id);
    return element && element !== inner && element.contains(inner) ? [{ ...container, element }] : [];
  });
  return found.sort((one, other) => (one.element.contains(other.element) ? -1 : 1));
}

const headingOf = (id: string): string => document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent?.trim() ?? '';

/** The place of a fault in the form: “Fotos 2 › O que se vê na foto”. */
function placeOf({ id, label }: Fault): string {
  const input = document.getElementById(id);
  const around = input ? containersAround(input) : [];
  const headings = around.map(({ element, isList }) => `${headingOf(element.id)}${input && isList ? ` ${entryWith(element, input) + 1}` : ''}`.trim());
  return [...headings, label].filter(Boolean).join(' › ');
}

/** Opens what is closed around an input, scrolls to it and gives it the focus. */
function reveal(id: string): void {
  const input = document.getElementById(id);
  if (!input) return;
  for (const { element, control, isList } of containersAround(input)) open(control, isList ? entryWith(element, input) : undefined);
  focusOnceVisible(input);
}

/** The input, list or group of a field in a form or in an entry of a list, not in what is within them. */
const fieldIn = (scope: Element, name: string): HTMLElement | undefined =>
  inputsOf(scope, name).sort((one, other) => containersAround(one).length - containersAround(other).length)[0];

/** Opens what is around a field, and gives it the focus. Goes as far as the form has it. @param path in the file: `rules.4.text.pt` */
export async function revealField(path: string): Promise<void> {
  let scope: Element = document.body;
  let found: HTMLElement | undefined;
  for (const step of path.split('.')) {
    const list = found && /^\d+$/.test(step) ? containers.get(found.id) : undefined;
    if (found && list) {
      open(list.control, Number(step));
      scope = entryAt(found, Number(step)) ?? scope;
      await nextFrame();
      // the only field of an entry that is no group
      found = fieldIn(scope, wrapped) ?? found;
    } else {
      // the last step of a text is its language
      const inner: HTMLElement | undefined = fieldIn(scope, step) ?? document.getElementById(inputId(found?.id ?? '', step)) ?? undefined;
      if (!inner) break;
      found = inner;
      scope = inner;
    }
  }
  if (found) focusOnceVisible(found);
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Frames to wait at most until a list or group has opened. */
const maxFrames = 60;

function focusOnceVisible(input: HTMLElement, frame = 0): void {
  if (input.getClientRects().length === 0 && frame < maxFrames) {
    requestAnimationFrame(() => focusOnceVisible(input, frame + 1));
    return;
  }
  input.scrollIntoView({ block: 'center' });
  const target = input.matches('input, textarea, select, button') ? input : (input.querySelector('button') ?? input);
  target.focus({ preventScroll: true });
}

const faults = new Map<string, Fault>();
let root: Root | undefined;
let isCollecting = false;

const inOrder = (one: Fault, other: Fault): number => {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
  return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
};

function Refusal({ list, onClose }: { readonly list: readonly Fault[]; readonly onClose: () => void }) {
  if (list.length === 0) return null;
  return (
    <section className="desk-refusal" aria-label="O que corrigir">
      <p role="alert">
        <strong>Nada foi salvo.</strong> {list.length === 1 ? 'Corrija este campo:' : `Corrija estes ${list.length} campos:`}
      </p>
      <ul>
        {list.map((fault) => (
          <li key={fault.id}>
            <button type="button" onClick={() => reveal(fault.id)}>
              {placeOf(fault)}
            </button>
            : {fault.message}
          </li>
        ))}
      </ul>
      <button type="button" className="desk-button" onClick={onClose}>
        Fechar
      </button>
    </section>
  );
}

function show(): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  const list = [...faults.values()].sort(inOrder);
  root.render(<Refusal list={list} onClose={hide} />);
  if (list[0]) reveal(list[0].id);
}

function hide(): void {
  faults.clear();
  root?.render(<Refusal list={[]} onClose={hide} />);
}

/** Notes what an input says of its value when Decap asks all of them before a save: the faults are then listed, and the first one is scrolled to. */
export function noteFault(id: string, fault: Omit<Fault, 'id'> | null): void {
  if (!isCollecting) {
    isCollecting = true;
    faults.clear();
    setTimeout(() => {
      isCollecting = false;
      if (faults.size > 0) show();
      else hide();
    });
  }
  if (fault) faults.set(id, { id, ...fault });
  else faults.delete(id);
}

/** Takes the list away once the form is saved. */
export const hideRefusalOnSaving = (): void => onSaving(hide);
