import { SectionButton } from '../../components/ui/SectionButton';
import * as css from './BookingCall.module.css';

export function BookingCall({ section }: { section: Queries.SectionTextFragment }) {
  return (
    <section className={`on-dark no-print ${css.call}`} aria-labelledby="reserva">
      <div className="wrap grid grid--stacked">
        <h2 id="reserva">{section.title}</h2>
        <div className={`stack gap-5 ${css.book}`}>
          {section.lead && <p>{section.lead}</p>}
          <SectionButton section={section} />
        </div>
      </div>
    </section>
  );
}
