import type { ReactNode } from 'react';
import { classes } from './classes';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | null;
  readonly even?: boolean;
  readonly children?: ReactNode;
}

/** The head of a section: its heading, and beside it, if there is any, a lead and what follows from it. */
export function SectionHead({ id, title, lead, even = false, children }: SectionHeadProps) {
  return (
    <div className={classes('head', even && 'head--even')}>
      <h2 id={id}>{title}</h2>
      {(lead || children) && (
        <div className="head__side stack">
          {lead && <p className="soft balanced">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
