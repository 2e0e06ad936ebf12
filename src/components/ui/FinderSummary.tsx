import type { ReactNode } from 'react';
import * as css from './FinderSummary.module.css';

/** The sentence above the answers of a finder, announced when it changes. The number of answers is in `b`. */
export const FinderSummary = ({ children }: { readonly children: ReactNode }) => (
  <p className={css.summary} role="status">
    {children}
  </p>
);
