import { useEffect, useImperativeHandle, useRef, useState, type ComponentType, type MouseEvent, type Ref } from 'react';
import { pluralOf } from '../../../../src/domain/i18n/portuguesePlural';
import type { ControlHandle, ControlProps } from '../decap';
import { entryAt, entryWith, isClosedEntry, open, removeButton } from '../internals';
import { noteFault, registerContainer } from '../refusedSave';
import { missing } from '../validate';
import { HoursOnDay } from './HoursOnDay';

type DecapControl = ComponentType<ControlProps & { readonly ref?: Ref<ControlHandle> }>;

/** Makes a list or a group known to the message about a refused save, which opens it, and passes on what Decap calls on its own ones. */
function useContainer(ref: Ref<ControlHandle> | undefined, { forID }: ControlProps, isList: boolean) {
  const inner = useRef<ControlHandle>(null);
  useEffect(() => {
    registerContainer(forID, inner.current, isList);
    return () => registerContainer(forID, null, isList);
  });
  // one handle for as long as they are there, for the reason in input.tsx
  useImperativeHandle(
    ref,
    () => ({
      isValid: () => ({ error: false as const }),
      validate: () => inner.current?.validate?.(),
      focus: (path) => inner.current?.focus?.(path),
      // they decide themselves which fields to render
      shouldComponentUpdate: () => true,
    }),
    [],
  );
  return inner;
}

/** Decap counts the entries of a list in its label, which need not be a plural: “0 vista da varanda por hora”. */
const countedInPlural = ({ field }: ControlProps): ControlProps['field'] => {
  const one = field.get('label_singular');
  return typeof one === 'string' ? field.merge({ label: pluralOf(one) }) : field;
};

/** Whether something is in an entry of a list. */
const isFilled = (entry: Element | undefined): boolean =>
  [...(entry?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), textarea') ?? [])].some(({ value }) => value !== '');

/** Names the buttons with a ×. */
function nameButtons(list: Element, one: string): void {
  for (let index = 0; entryAt(list, index); index += 1) removeButton(list, index)?.setAttribute('aria-label', `Tirar: ${one} ${index + 1}`);
}

/** Decap's list. A click anywhere on a closed entry opens it; before one with words in it is taken away, the desk asks. */
export const list = (ListControl: DecapControl): DecapControl =>
  function List({ ref, ...control }) {
    const inner = useContainer(ref, control, true);
    const { forID, field, onValidateObject, parentIds } = control;
    // Decap's list counts its entries itself
    const [round, setRound] = useState(0);
    // Decap asks a list for its length, and takes none for any
    const isEmptied = field.get('required') === true && (control.value as { readonly size: number } | undefined)?.size === 0;
    const size = (control.value as { readonly size: number } | undefined)?.size ?? 0;
    const sizeBefore = useRef(size);
    const one = String(field.get('label_singular') ?? field.get('label')).toLowerCase();
    useEffect(() => {
      const element = document.getElementById(forID);
      if (element) nameButtons(element, one);
    });
    // one that is added below a long list would not be seen
    useEffect(() => {
      const element = document.getElementById(forID);
      if (element && size === sizeBefore.current + 1) entryAt(element, size - 1)?.scrollIntoView({ block: 'nearest' });
      sizeBefore.current = size;
    }, [size]);
    return (
      // the button that opens an entry by keyboard is in it
      <div
        className="desk-list"
        role="presentation"
        onClickCapture={(event: MouseEvent) => {
          const element = document.getElementById(forID);
          const index = element ? entryWith(element, event.target as Element) : -1;
          if (!element || !removeButton(element, index)?.contains(event.target as Element) || !isFilled(entryAt(element, index))) return;
          if (!window.confirm(`Tirar ${one} ${index + 1} da lista, com o que está escrito?`)) event.stopPropagation();
        }}
        onClick={({ target }: MouseEvent) => {
          const element = document.getElementById(forID);
          if (element && target instanceof Element && isClosedEntry(element, target)) open(inner.current, entryWith(element, target));
        }}
      >
        <ListControl
          ref={inner}
          {...control}
          field={countedInPlural(control)}
          key={round}
          onValidateObject={(id, found) => {
            const errors = id === forID && isEmptied ? [{ type: 'CUSTOM', message: missing, parentIds }] : found;
            if (id === forID) noteFault(id, errors[0] ? { label: String(field.get('label')), message: errors[0].message ?? '' } : null);
            onValidateObject?.(id, errors);
          }}
        />
        {/^\w+\.exceptions$/.test(String(field.get('at'))) && <HoursOnDay control={control} onTaken={() => setRound(round + 1)} />}
      </div>
    );
  };

/** Decap's group of fields. */
export const object = (ObjectControl: DecapControl): DecapControl =>
  function Fields({ ref, ...control }) {
    const inner = useContainer(ref, control, false);
    return <ObjectControl ref={inner} {...control} />;
  };

/** An optional group: a checkbox in front of the group of fields. */
export const group = (ObjectControl: DecapControl): DecapControl =>
  function Group({ ref, ...control }) {
    const inner = useContainer(ref, control, false);
    const isThere = control.value !== null && control.value !== undefined;
    const label = String(control.field.get('label'));
    return (
      <div className="desk-input">
        <label>
          <input
            type="checkbox"
            id={isThere ? undefined : control.forID}
            checked={isThere}
            onChange={({ target }) => control.onChange(target.checked ? control.getEntry().clear() : null)}
          />{' '}
          Preencher {label.toLowerCase()}
        </label>
        {isThere && <ObjectControl ref={inner} {...control} />}
      </div>
    );
  };
