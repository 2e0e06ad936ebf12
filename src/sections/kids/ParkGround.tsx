import type { ReactNode } from 'react';
import '../../styles/grounds.css';
import * as css from './ParkGround.module.css';

/** The background of the children's page. */
export function ParkGround({ children }: { children: ReactNode }) {
  return <div className={css.ground}>{children}</div>;
}
