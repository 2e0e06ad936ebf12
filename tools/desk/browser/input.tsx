import { fromJS } from 'immutable';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createEmitter } from '../../../src/browser/store';
import type { Json } from '../../../src/content/json';
import type { DeskField } from '../form/deskField';
import { plain, type Control, type ControlProps, type Validity } from './decap';
import { focusIn, useHandle } from './fieldFocus';
import { noteFault } from './refusedSave';
import { inputId, invalidity, missing } from './validate';

export interface InputProps {
  readonly field: DeskField;
  /** Plain data, not Decap's. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
  readonly id: string;
  /** An identifier of the field's group, shared with its sibling fields only. */
  readonly group: string;
  /** Decap's own props. */
  readonly control: ControlProps;
}

/** A value as text; empty where it is none. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The inputs that the form shows, by the group of their fields and their names. */
const inputs = new Map<string, InputProps>();
const { subscribe, emit } = createEmitter();

/** The value of an input beside another, as it is now. */
export const valueBeside = (group: string, name: string): Json | undefined => inputs.get(`${group} ${name}`)?.value;
export const useFileBeside = (group: string, name: string): Json | undefined => useSyncExternalStore(subscribe, () => valueBeside(group, name));

/** Changes inputs beside another. One after the other: each change of Decap's begins from what it has rendered. */
export async function changeBeside(group: string, values: Readonly<Record<string, Json | undefined>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === (valueBeside(group, name) ?? '')) continue;
    inputs.get(`${group} ${name}`)?.onChange(value);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Inputs {
  readonly view: (props: InputProps) => ReactNode;
  /** An error message in addition to those of the schema. */
  readonly validate?: (props: InputProps) => string | null;
}

/** Wraps one of our inputs as a Decap control, validated by the schema of its field. */
export function input({ view: View, validate }: Inputs): Control {
  return function Input({ ref, ...control }) {
    const field = control.field.toJS() as unknown as DeskField;
    const { forID: id, parentIds } = control;
    const value = plain(control.value) as Json | undefined;
    const props: InputProps = { field, value, id, group: parentIds.join(' '), control, onChange: (next) => control.onChange(fromJS(next)) };
    const isValid = (): Validity => {
      // Decap itself reports it
      const isMissing = field.required && (value === undefined || value === null || value === '');
      const message = isMissing ? missing : validate?.(props);
      const invalid = message ? { message } : invalidity(field.at, value);
      noteFault(inputId(id, invalid?.language), invalid && { at: field.at, ...invalid });
      return { error: !invalid || isMissing ? false : { type: 'CUSTOM', message: invalid.message, parentIds } };
    };
    const latest = useRef(isValid);
    useLayoutEffect(() => {
      latest.current = isValid;
      inputs.set(`${props.group} ${field.name}`, props);
      emit();
    });
    // within a text, to one of its languages
    const focus = (path: string) => focusIn(document.getElementById(inputId(id, path)) ?? document.getElementById(id));
    useHandle(ref, control, { isValid: () => latest.current(), focus });
    return (
      <div className="desk-input" onFocus={control.setActiveStyle} onBlur={control.setInactiveStyle}>
        <View {...props} />
      </div>
    );
  };
}
