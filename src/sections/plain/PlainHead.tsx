import { heroId } from '../../domain/pages/sectionIds';
import * as css from './PlainHead.module.css';

export function PlainHead({ heading, lead }: { heading: string; lead: string | null }) {
  return (
    <section id={heroId} className={`on-dark ${css.head}`}>
      <div className="wrap">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </section>
  );
}
