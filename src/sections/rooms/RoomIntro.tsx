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
  /** The button of the 360° view. */
  readonly enter: ReactNode;
  readonly card: ReactNode;
}

/** The description of a room and the button of its 360° view, with the stay card beside them. */
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
