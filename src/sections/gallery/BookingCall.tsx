import { SiteLink } from '../../components/ui/SiteLink';
import * as css from './BookingCall.module.css';

export function BookingCall({ words: { title, lead, path, action } }: { words: Queries.SectionWordsFragment }) {
  return (
    <section className={`on-dark no-print ${css.call}`} aria-labelledby="reserva">
      <div className="wrap grid">
        <h2 id="reserva">{title}</h2>
        <div className={css.book}>
          {lead && <p>{lead}</p>}
          {path && (
            <SiteLink className="btn btn--line" to={path}>
              {action}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  );
}
