import { useImperativeHandle, useRef, type ComponentType, type Ref } from 'react';
import type { ControlHandle, ControlProps } from '../decap';

/** An optional group: a checkbox in front of Decap's own group of fields. */
export const group = (ObjectControl: ComponentType<ControlProps & { readonly ref?: Ref<ControlHandle> }>): ComponentType<ControlProps> =>
  function Group({ ref, ...control }) {
    const inner = useRef<ControlHandle>(null);
    const isThere = control.value !== null && control.value !== undefined;
    const label = String(control.field.get('label'));
    useImperativeHandle(ref, () => ({
      isValid: () => ({ error: false }),
      validate: () => inner.current?.validate?.(),
      focus: (path) => inner.current?.focus?.(path),
      // Decap's group decides itself which fields to render
      shouldComponentUpdate: () => true,
    }));
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
