import { graphql } from 'gatsby';
import { Facts } from '../../components/ui/Facts';
import type { Language } from '../../site';
import { useRoomFacts } from '../../components/rooms/useRoomFacts';
import { textsIn } from './allLanguages';
import * as css from './FactSheet.module.css';

export const fragment = graphql`
  fragment RoomFactSheet on Room {
    ...RoomFacts
    inLanguages {
      language
      name
      summary
      beds
    }
    cover {
      ...HalfPicture
    }
  }
`;

/** The fact sheet of a room in one language: every known fact. */
export function RoomFactSheetColumn({ room, language }: { room: Queries.RoomFactSheetFragment; language: Language }) {
  const factsOf = useRoomFacts();
  const { summary, beds } = textsIn(room.inLanguages, language);
  return (
    <>
      <p className={css.summary}>{summary}</p>
      <Facts className={css.facts} facts={factsOf({ ...room, beds }).map(({ label, value }) => ({ label, value }))} />
    </>
  );
}
