import type { ReactNode } from 'react';
import { classes } from '../../components/ui/classes';
import * as css from './EntryList.module.css';

interface EntryListProps {
  readonly id: string;
  readonly heading: string;
  /** Visually hides the heading. */
  readonly headingHidden?: boolean;
  readonly children: ReactNode;
}

/** Entries below a heading. */
export function EntryList({ id, heading, headingHidden = false, children }: EntryListProps) {
  return (
    <section id={id} className={classes('wrap', headingHidden ? css.after : 'section')} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={headingHidden ? 'sr' : css.title}>
        {heading}
      </h2>
      <ol>{children}</ol>
    </section>
  );
}
