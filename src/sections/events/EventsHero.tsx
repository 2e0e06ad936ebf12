import { Picture } from '../../components/media/Picture';
import { heroSizes } from '../../components/media/heroSizes';
import { EventRequest } from './EventRequest';
import * as css from './EventsHero.module.css';

/** The first screen of the events: heading low left, the event-type card beside it. */
export function EventsHero({ page: { heading, picture } }: { page: Queries.PageHeroFragment }) {
  return (
    <section className={css.hero} aria-labelledby="eventos">
      <div className={css.media}>{picture && <Picture picture={picture} {...heroSizes.tall} priority />}</div>
      <div className={css.foot}>
        <h1 id="eventos">{heading}</h1>
        <EventRequest />
      </div>
    </section>
  );
}
