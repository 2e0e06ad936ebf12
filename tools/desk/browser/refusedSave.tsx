import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../src/browser/store';
import { wrapped } from '../form/deskField';
import { focusField } from './fieldFocus';
import { containersAround, entryWith, fieldOfId } from './internals';

/** A value that the form cannot save. */
interface Fault {
  /** Id of the input's element. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
  /** Of a text. */
  readonly language?: string;
}

/** The lists and groups around the input of a fault, from the outermost: their ids, and in a list the entry, counted from 0. */
function around({ id }: Fault): { readonly id: string; readonly entry?: number }[] {
  const input = document.getElementById(id);
  if (!input) return [];
  return containersAround(input).map((one) => ({ id: one.id, ...(one.parentElement?.matches('.desk-list') && { entry: entryWith(one, input) }) }));
}

/** The place of a fault in the form: “Fotos 2 › O que se vê na foto”. */
function placeOf(fault: Fault): string {
  const headings = around(fault).map(({ id, entry }) => {
    const heading = document.querySelector(`label[for="${CSS.escape(id)}"]`)?.firstChild?.textContent?.trim() ?? '';
    return entry === undefined ? heading : `${heading} ${entry + 1}`.trim();
  });
  return [...headings, fault.label].filter(Boolean).join(' › ');
}

/** Opens what is closed around the input of a fault, scrolls to it and gives it the focus. */
function reveal(fault: Fault): void {
  const steps = [...around(fault), fault].flatMap((one) => [fieldOfId(one.id), 'entry' in one ? one.entry : undefined]);
  focusField([...steps, fault.language].filter((step) => step !== undefined && step !== wrapped).join('.'));
}

/** What the inputs have noted, by their ids, and what is listed of it. */
const faults = new Map<string, Fault>();
let listed: readonly Fault[] = [];
let isCollecting = false;
const { subscribe, emit } = createEmitter();

function list(found: readonly Fault[]): void {
  listed = found;
  emit();
}

const inOrder = (one: Fault, other: Fault): number => {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
  return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
};

/** Notes what an input says of its value when Decap asks all of them before a save: the faults are then listed, and the first one is scrolled to. */
export function noteFault(id: string, fault: Omit<Fault, 'id'> | null): void {
  if (!isCollecting) {
    isCollecting = true;
    faults.clear();
    setTimeout(() => {
      isCollecting = false;
      list([...faults.values()].sort(inOrder));
      if (listed[0]) reveal(listed[0]);
    });
  }
  if (fault) faults.set(id, { id, ...fault });
  else faults.delete(id);
}

/** Takes the list away. */
export const hideRefusal = (): void => list([]);

/** What the form cannot save, and where it is. */
export function Refusal() {
  const shown = useSyncExternalStore(subscribe, () => listed);
  if (shown.length === 0) return null;
  return (
    <section className="desk-refusal" aria-label="O que corrigir">
      <p role="alert">
        <strong>Nada foi salvo.</strong> {shown.length === 1 ? 'Corrija este campo:' : `Corrija estes ${shown.length} campos:`}
      </p>
      <ul>
        {shown.map((fault) => (
          <li key={fault.id}>
            <button type="button" onClick={() => reveal(fault)}>
              {placeOf(fault)}
            </button>
            : {fault.message}
          </li>
        ))}
      </ul>
      <button type="button" className="desk-button" onClick={hideRefusal}>
        Fechar
      </button>
    </section>
  );
}
