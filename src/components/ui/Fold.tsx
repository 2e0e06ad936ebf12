import type { ReactNode } from 'react';
import { useEntryState } from '../../hooks/useEntryState';
import { Icon } from './Icon';
import * as css from './Fold.module.css';

interface FoldProps {
  /** Unique on the page, the same in every language: whether it is open stays in the entry of the history. */
  readonly name: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Something long behind one line, which opens without script too. It is in print if it is open. */
export function Fold({ name, label, children }: FoldProps) {
  const [open, setOpen] = useEntryState(name, false);
  return (
    <details className={css.fold} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}

interface ListPartProps extends Omit<FoldProps, 'label'> {
  readonly heading: ReactNode;
  readonly count: number;
  /** Whether the list that it is a part of is long. */
  readonly folded: boolean;
}

/** A part of a list below its heading; of a long list behind it, so that one sees all parts at once and opens the one that is looked for. */
export function ListPart({ name, heading, count, folded, children }: ListPartProps) {
  if (folded)
    return (
      <Fold
        name={name}
        label={
          <>
            {heading} <small>{count}</small>
          </>
        }
      >
        {children}
      </Fold>
    );
  return (
    <>
      {heading}
      {children}
    </>
  );
}
