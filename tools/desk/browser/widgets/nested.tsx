import { List as ImmutableList, Map } from 'immutable';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { pluralOf } from '../../../../src/domain/i18n/portuguesePlural';
import { wrapped, type DeskField } from '../../form/deskField';
import type { Control, ControlHandle, ControlProps } from '../decap';
import { focusIn, useHandle } from '../fieldFocus';
import { entryAt, entryWith, isClosedEntry, removeButton } from '../internals';
import { noteFault } from '../refusedSave';
import { missing } from '../validate';
import { HoursOnDay } from './HoursOnDay';
import { AddPhotos } from './pictures';

/** Passes on to a list or a group of Decap's what Decap calls on it, and leads to the fields in it. */
function useInner(ref: ControlProps['ref'], control: ControlProps) {
  const inner = useRef<ControlHandle>(null);
  useHandle(ref, control, {
    isValid: () => ({ error: false }),
    validate: () => inner.current?.validate?.(),
    focus: (path) => {
      const element = document.getElementById(control.forID);
      focusIn((element && entryAt(element, Number.parseInt(path))) ?? element);
      // an entry that is no group has one field, of which paths in the file know nothing
      const isWrapped = control.field.getIn(['fields', 0, 'name']) === wrapped;
      inner.current?.focus?.(isWrapped ? path.replace('.', `.${wrapped}.`) : path);
    },
    // they decide themselves which fields to render
    shouldComponentUpdate: () => true,
  });
  return inner;
}

/** Whether something is in an entry of a list. */
const isFilled = (entry: Element | undefined): boolean =>
  [...(entry?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), textarea') ?? [])].some(({ value }) => value !== '');

/** Decap's list. A click anywhere on a closed entry opens it; before one with words in it is taken away, the desk asks. */
export const list = (ListControl: Control): Control =>
  function List({ ref, ...control }) {
    const inner = useInner(ref, control);
    const { forID, field, onValidateObject, parentIds, value } = control;
    // Decap's list counts its entries itself: it is remounted, open, when others are put into it
    const [round, setRound] = useState(0);
    const remount = () => setRound(round + 1);
    const size = ImmutableList.isList(value) ? value.size : 0;
    // Decap asks a list for its length, and takes none for any
    const isEmptied = field.get('required') === true && ImmutableList.isList(value) && size === 0;
    const sizeBefore = useRef(size);
    const { at, widget, label, label_singular: singular } = field.toObject() as unknown as DeskField;
    const one = (singular ?? label).toLowerCase();
    // Decap counts them in the label, which need not be a plural: “0 vista da varanda por hora”
    const counted = singular ? field.set('label', pluralOf(singular)) : field;
    const element = useRef<Element>(null);
    useEffect(() => {
      element.current = document.getElementById(forID);
      for (let index = 0; index < size; index += 1)
        if (element.current) removeButton(element.current, index)?.setAttribute('aria-label', `Tirar: ${one} ${index + 1}`);
    });
    // one that is added below a long list would not be seen
    useEffect(() => {
      if (element.current && size === sizeBefore.current + 1) entryAt(element.current, size - 1)?.scrollIntoView({ block: 'nearest' });
      sizeBefore.current = size;
    }, [size]);
    return (
      // the button that opens an entry by keyboard is in it
      <div
        className="desk-list"
        role="presentation"
        onClickCapture={(event: MouseEvent) => {
          const { current } = element;
          const index = current ? entryWith(current, event.target as Element) : -1;
          if (!current || !removeButton(current, index)?.contains(event.target as Element) || !isFilled(entryAt(current, index))) return;
          if (!window.confirm(`Tirar ${one} ${index + 1} da lista, com o que está escrito?`)) event.stopPropagation();
        }}
        onClick={({ target }: MouseEvent) => {
          const { current } = element;
          if (current && target instanceof Element && isClosedEntry(current, target)) inner.current?.focus?.(String(entryWith(current, target)));
        }}
      >
        <ListControl
          ref={inner}
          {...control}
          controlRef={undefined}
          field={round === 0 ? counted : counted.set('collapsed', false)}
          key={round}
          onValidateObject={(id, found) => {
            const errors = id === forID && isEmptied ? [{ type: 'CUSTOM', message: missing, parentIds }] : found;
            if (id === forID) noteFault(id, errors[0] ? { at, message: errors[0].message ?? '' } : null);
            onValidateObject?.(id, errors);
          }}
        />
        {/^\w+\.exceptions$/.test(at) && <HoursOnDay control={control} onTaken={remount} />}
        {widget === 'pictures' && <AddPhotos control={control} onAdded={remount} />}
      </div>
    );
  };

/** Decap's group of fields. */
export const object = (ObjectControl: Control): Control =>
  function Fields({ ref, ...control }) {
    return <ObjectControl ref={useInner(ref, control)} {...control} controlRef={undefined} />;
  };

/** An optional group: a checkbox in front of the group of fields. */
export const group = (ObjectControl: Control): Control =>
  function Group({ ref, ...control }) {
    const inner = useInner(ref, control);
    const isThere = control.value !== null && control.value !== undefined;
    return (
      <div className="desk-input">
        <label>
          <input
            type="checkbox"
            id={isThere ? undefined : control.forID}
            checked={isThere}
            onChange={({ target }) => control.onChange(target.checked ? Map() : null)}
          />{' '}
          Preencher {String(control.field.get('label')).toLowerCase()}
        </label>
        {isThere && <ObjectControl ref={inner} {...control} controlRef={undefined} />}
      </div>
    );
  };
