import { LiveRegion } from './LiveRegion';
import * as css from './FinderSummary.module.css';

/** The sentence above the answers of a finder, announced when it changes. */
export const FinderSummary = ({ count = 0, text }: { count?: number; text: string }) => (
  <>
    <p className={css.summary}>
      {count > 0 && <b>{`${count} `}</b>}
      {text && <span>{text}</span>}
    </p>
    <LiveRegion text={count > 0 ? `${count} ${text}` : text} />
  </>
);
