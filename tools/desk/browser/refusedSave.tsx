import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../src/browser/store';
import { fieldInPortuguese } from '../../../src/content/fieldLabels';
import { wrapped } from '../form/deskField';
import { focusField } from './fieldFocus';
import { containersAround, entryWith, fieldOfId } from './internals';
import { kindAt } from './validate';

/** A value that the form cannot save. */
interface Fault {
  /** Of the input's element. */
  readonly id: string;
  /** The path of its field: `Room.pictures.*.alt`. */
  readonly at: string;
  readonly message: string;
  /** Of a text. */
  readonly language?: string;
}

/** The path of a fault in the file: `pictures.1.alt`. */
export function pathOf({ id }: Pick<Fault, 'id'>): string {
  const input = document.getElementById(id);
  const around = input ? containersAround(input) : [];
  const steps = around.flatMap((one) => [fieldOfId(one.id), ...(input && one.parentElement?.matches('.desk-list') ? [entryWith(one, input)] : [])]);
  return [...steps, fieldOfId(id)].filter((step) => step !== wrapped).join('.');
}

/** Opens what is closed around the input of a fault, scrolls to it and gives it the focus. */
const reveal = (fault: Fault): void => focusField(`${pathOf(fault)}.${fault.language ?? ''}`);

/** What the inputs have noted, by their ids, and what is listed of it. */
const faults = new Map<string, Fault>();
let listed: readonly Fault[] = [];
let isCollecting = false;
const { subscribe, emit } = createEmitter();

function list(found: readonly Fault[]): void {
  listed = found;
  emit();
}

/** Notes what an input says of its value when Decap asks all of them before a save: the faults are then listed, and the first one is scrolled to. */
export function noteFault(id: string, fault: Omit<Fault, 'id'> | null): void {
  if (!isCollecting) {
    isCollecting = true;
    faults.clear();
    setTimeout(() => {
      isCollecting = false;
      list([...faults.values()]);
      if (listed[0]) reveal(listed[0]);
    });
  }
  if (fault) faults.set(id, { id, ...fault });
  else faults.delete(id);
}

// Decap rejects a promise of its own, with nothing, at each save that is refused
window.addEventListener('unhandledrejection', (event) => event.reason === undefined && event.preventDefault());

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
              {fieldInPortuguese(kindAt(fault.at), pathOf(fault))}
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
