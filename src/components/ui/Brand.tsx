import { classes } from './classes';
import * as css from './Brand.module.css';

const petal =
  'M0 -6C-20.7 -16 -23 -43 0 -46C23 -43 20.7 -16 0 -6ZM0 -6C-15.2 -12.8 -16.9 -31.8 0 -33.8C16.9 -31.8 15.2 -12.8 0 -6ZM0 -6C-9.1 -9.6 -10.2 -20.6 0 -21.7C10.2 -20.6 9.1 -9.6 0 -6Z';

/** The ipê: five petals, each of three parallel lines. It is the logo and nothing else. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={classes(css.mark, className)} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="3.6" fill="currentColor" />
    </svg>
  );
}

/** Mark and wordmark. `layout` sets the words under the mark, beside it, or large at the left. */
export function Brand({ name, descriptor, layout = 'stacked' }: { name: string; descriptor: string; layout?: 'stacked' | 'row' | 'large' }) {
  return (
    <span className={classes(css.brand, css[layout])}>
      <Mark />
      <span className={css.name}>{name}</span>
      <span className={css.descriptor}>{descriptor}</span>
    </span>
  );
}
