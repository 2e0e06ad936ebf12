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
  /** What the group is called that the field stands in: the same for its neighbours, and for no other group. */
  readonly group: string;
  /** What Decap hands over besides. */
  readonly control: ControlProps;
}

interface Inputs {
  readonly view: (props: InputProps) => ReactNode;
  /** What is wrong with a value besides what its schema says. */
  readonly validate?: (props: InputProps) => string | null;
}

/** Makes one of our inputs what Decap takes for one. The schema of the field judges what is in it. */
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
