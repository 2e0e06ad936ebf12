import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as css from './RoomIntro.module.css';

export const fragment = graphql`
  fragment RoomIntro on Room {
    summary(language: $language)
    description(language: $language)
  }
`;

interface RoomIntroProps {
  readonly room: Queries.RoomIntroFragment;
  /** The way into the room. */
  readonly enter: ReactNode;
  readonly card: ReactNode;
}

/** What the house says of a room and the way in, with the stay card beside it. */
export function RoomIntro({ room: { summary, description }, enter, card }: RoomIntroProps) {
  return (
    <div className={`wrap ${css.roomIntro}`}>
      <div className={css.roomIntroText}>
        <p className="lead">{summary}</p>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {enter}
      </div>
      <div className={css.roomIntroCard}>{card}</div>
    </div>
  );
}
