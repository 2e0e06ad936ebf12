import { splitFigure } from '../../domain/i18n/formatNumber';
import * as css from './ParkFigures.module.css';

/** Facts of the park in very large type: its area, its attractions. */
export function ParkFigures({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <section className="section wrap">
      <dl className={css.figures}>
        {facts.map(({ label, value }) => {
          const parts = splitFigure(value);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {parts?.before && <small>{parts.before} </small>}
                {parts ? parts.figure : value}
                {parts?.after && <small> {parts.after}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
