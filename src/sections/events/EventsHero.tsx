import { HeroBackground } from '../../components/layout/HeroBackground';
import { EventRequest } from './EventRequest';
import * as css from './EventsHero.module.css';

/** The hero of the events page: heading at the lower left, the event-type card beside it. */
export function EventsHero({ page: { heading, picture } }: { page: Queries.PageHeroFragment }) {
  return (
    <HeroBackground picture={picture} labelledBy="eventos">
      <div className={css.foot}>
        <h1 id="eventos" className="shade-words">
          {heading}
        </h1>
        <EventRequest />
      </div>
    </HeroBackground>
  );
}
