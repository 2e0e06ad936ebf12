import { useEffect, useImperativeHandle } from 'react';
import type { ControlHandle, ControlProps } from './decap';

/** The handles of fields that lie in no other, by their names. */
const handles = new Map<string, ControlHandle>();

/** Hands Decap what it calls on an input, a list or a group. Once: at a second handle a list takes the input for itself, and validates nothing else. */
export function useHandle(ref: ControlProps['ref'], { field, parentIds }: ControlProps, handle: ControlHandle): void {
  useImperativeHandle(ref, () => handle, []);
  useEffect(() => {
    if (parentIds.length === 0) handles.set(String(field.get('name')), handle);
  }, []);
}

/** Scrolls to an input, a list or a group, and gives it or its first button the focus. */
export function focusIn(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' });
  const target = element?.matches('input, textarea, select, button') ? element : element?.querySelector('button');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Opens what is around a field, and gives it the focus. Goes as far as the form has it. @param path in the file: `rules.4.text.pt` */
export function focusField(path: string): void {
  const [name = '', ...rest] = path.split('.');
  handles.get(name)?.focus?.(rest.join('.'));
}
