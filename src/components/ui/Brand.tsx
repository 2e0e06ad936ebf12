import { classes } from './classes';
import * as css from './Brand.module.css';

const { viewBox, shapes } = JSON.parse(process.env.HOTEL_MARK || '{"viewBox":"0 0 1 1","shapes":""}') as { viewBox: string; shapes: string };

/** The mark of the hotel's theme. Not used as an ornament. */
export const Mark = () => <svg className={css.mark} viewBox={viewBox} aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: shapes }} />;

/** Mark and wordmark. `layout` places the text below the mark, beside it, or large at the left. */
export function Brand({ name, descriptor, layout = 'stacked' }: { name: string; descriptor: string; layout?: 'stacked' | 'row' | 'large' }) {
  return (
    <span className={classes(css.brand, layout !== 'stacked' && css[layout])}>
      <Mark />
      <span className={css.name}>{name}</span> <span className={css.descriptor}>{descriptor}</span>
    </span>
  );
}
