import { type ComponentProps, useId, useState } from 'react';

export interface LimitedButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Why it can do no more, such as "At most 10"; null while it can. Omitted for a button without a limit. */
  readonly limit?: string | null;
}

/** A button that keeps the focus at its limit, and tells screen readers and the pointer why (docs/hotel-rules.md 2.4), but only whoever is at it. */
export function LimitedButton({ limit, onClick, onFocus, onBlur, ...button }: LimitedButtonProps) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  if (limit === undefined) return <button {...button} type="button" onClick={onClick} onFocus={onFocus} onBlur={onBlur} />;
  return (
    <>
      <button
        {...button}
        type="button"
        aria-disabled={limit !== null || undefined}
        aria-describedby={id}
        title={limit ?? undefined}
        onClick={limit === null ? onClick : undefined}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
      />
      <span id={id} className="sr-only" aria-live={focused ? 'polite' : 'off'}>
        {limit}
      </span>
    </>
  );
}
