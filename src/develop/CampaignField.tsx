import { useId, type ReactNode } from 'react';
import * as css from './CampaignPage.module.css';

interface CampaignFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | null;
  readonly onLeave?: () => void;
  /** The control, with the attributes that associate it with label, hint and error. */
  readonly children: (given: { id: string; 'aria-describedby': string; 'aria-invalid': boolean; onBlur: (() => void) | undefined }) => ReactNode;
}

/** A field of the campaign form: label, control, hint, and error. */
export function CampaignField({ label, hint, fault, onLeave, children }: CampaignFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-note`, 'aria-invalid': Boolean(fault), onBlur: onLeave })}
      <p id={`${id}-note`} className="note">
        {hint}
        {fault && <strong>{fault}</strong>}
      </p>
    </div>
  );
}
