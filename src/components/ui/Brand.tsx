import { petal, petalAngles } from '../../domain/brand/mark';
import { classes } from './classes';
import * as css from './Brand.module.css';

/** The logo mark, an ipê flower: five petals of three parallel lines each. Not used as an ornament. */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        {petalAngles.map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="3.6" fill="currentColor" />
    </svg>
  );
}

/** Mark and wordmark. `layout` places the text below the mark, beside it, or large at the left. */
export function Brand({ name, descriptor, layout = 'stacked' }: { name: string; descriptor: string; layout?: 'stacked' | 'row' | 'large' }) {
  return (
    <span className={classes(css.brand, layout !== 'stacked' && css[layout])}>
      <Mark />
      <span className={css.name}>{name}</span> <span className={css.descriptor}>{descriptor}</span>
    </span>
  );
}
