import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as css from './RoomIntro.module.css';

export const fragment = graphql`
  fragment RoomIntro on Room {
    summary(language: $language)
    description(language: $language)
  }
`;

/** What the house says of a room, with the stay card beside it. */
export function RoomIntro({ room: { summary, description }, card }: { room: Queries.RoomIntroFragment; card: ReactNode }) {
  return (
    <div className={`wrap ${css.roomIntro}`}>
      <div className={css.roomIntroText}>
        <p className="lead">{summary}</p>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={css.roomIntroCard}>{card}</div>
    </div>
  );
}
