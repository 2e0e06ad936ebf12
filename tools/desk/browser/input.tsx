import { useImperativeHandle, type ComponentType, type ReactNode } from 'react';
import type { Json } from '../../../src/gatsby/content/json';
import type { DeskField } from '../form/deskField';
import { plain, type ControlProps, type Validity } from './decap';
import { validationMessage } from './validate';
import { useEditorStore } from './savedEntries';

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

interface Inputs {
  readonly view: (props: InputProps) => ReactNode;
  /** An error message in addition to those of the schema. */
  readonly validate?: (props: InputProps) => string | null;
}

/** Wraps one of our inputs as a Decap control, validated by the schema of its field. */
export function input({ view: View, validate }: Inputs): ComponentType<ControlProps> {
  return function Input({ ref, ...control }) {
    useEditorStore();
    const field = control.field.toJS() as DeskField;
    const value = plain(control.value) as Json | undefined;
    const props: InputProps = {
      field,
      value,
      id: control.forID,
      group: control.parentIds.join(' '),
      control,
      onChange: (next) => {
        if (Array.isArray(next)) control.onChange((control.field.get('options') as ControlProps['field']).clear().concat(next));
        else control.onChange(typeof next === 'object' && next !== null ? control.getEntry().clear().merge(next) : next);
      },
    };
    useImperativeHandle(ref, () => ({
      isValid: (): Validity => {
        const message = validate?.(props) ?? validationMessage(field.at, value);
        return { error: message === null ? false : { type: 'CUSTOM', message, parentIds: control.parentIds } };
      },
    }));
    return (
      <div className="desk-input" onFocus={control.setActiveStyle} onBlur={control.setInactiveStyle}>
        <View {...props} />
      </div>
    );
  };
}
