import { graphql } from 'gatsby';
import { Facts } from '../../components/ui/Facts';
import type { Language } from '../../site';
import { useRoomFacts } from '../rooms/useRoomFacts';
import { fieldInAllLanguages } from './trilingual';
import * as css from './Sheet.module.css';

export const fragment = graphql`
  fragment RoomSheet on Room {
    ...RoomFacts
    namePt: name(language: "pt")
    nameEn: name(language: "en")
    nameFr: name(language: "fr")
    summaryPt: summary(language: "pt")
    summaryEn: summary(language: "en")
    summaryFr: summary(language: "fr")
    bedsPt: beds(language: "pt")
    bedsEn: beds(language: "en")
    bedsFr: beds(language: "fr")
    cover {
      ...HalfPicture
    }
  }
`;

/** The sheet of a room in one language: every known fact. */
export function RoomSheetColumn({ room, language }: { room: Queries.RoomSheetFragment; language: Language }) {
  const factsOf = useRoomFacts();
  return (
    <>
      <p className={css.summary}>{fieldInAllLanguages(room, 'summary')[language]}</p>
      <Facts
        className={css.facts}
        facts={factsOf({ ...room, beds: fieldInAllLanguages(room, 'beds')[language] }).map(({ label, value }) => ({ label, value }))}
      />
    </>
  );
}
