import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { EventRequest } from './EventRequest';
import { EventsTeam } from './EventsTeam';
import * as css from './AskEvents.module.css';

export const fragment = graphql`
  fragment AskEvents on Section {
    slug
    title(language: $language)
    pictures {
      ...HalfPicture
      file {
        relativePath
      }
    }
  }
`;

export function AskEvents({ section, id, contact }: { section: Queries.AskEventsFragment; id: string; contact: Queries.EventsTeamFragment | null }) {
  const [picture] = section.pictures;
  return (
    <section id={id} className="section on-sand no-print" aria-labelledby={section.slug}>
      <div className={`wrap grid grid--stacked ${css.ask}`}>
        {picture && (
          <div className={css.picture}>
            <Picture picture={picture} sizes="(width < 56.25em) 100vw, 78vw" />
          </div>
        )}
        <div className={`stack--wide gap-7 ${css.text}`}>
          <h2 id={section.slug}>{section.title}</h2>
          <EventsTeam contact={contact}>
            <EventRequest />
          </EventsTeam>
        </div>
      </div>
    </section>
  );
}
