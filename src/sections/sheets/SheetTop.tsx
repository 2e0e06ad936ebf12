import type { ReactNode } from 'react';
import * as css from './Sheet.module.css';

/** The picture of a sheet, with a drawing to scale beside it, if there is one. */
export function SheetTop({ picture, drawing }: { picture: ReactNode; drawing: ReactNode }) {
  return (
    <div className={css.top}>
      <div className={css.picture}>{picture}</div>
      {drawing}
    </div>
  );
}
