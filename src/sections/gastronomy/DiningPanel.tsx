import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture } from '../../components/media/Picture';
import { Facts } from '../../components/ui/Facts';
import { AskMenu } from './AskMenu';
import { DiningHours } from './DiningHours';
import { ReserveTable } from './ReserveTable';
import * as css from './DiningPanel.module.css';

export const fragment = graphql`
  fragment DiningPanel on Place {
    slug
    name(language: $language)
    summary(language: $language)
    description(language: $language)
    hours {
      ...Hours
    }
    facts {
      label(language: $language)
      value(language: $language)
    }
    pictures {
      ...HalfPicture
      file {
        relativePath
      }
    }
  }
`;

/** A restaurant, or a meal such as breakfast. */
export type Dining = Queries.DiningPanelFragment & { readonly reservable: boolean; readonly menu: string | null };

interface DiningPanelProps {
  readonly place: Dining;
  /** Its pictures on this page, the large one first. */
  readonly pictures: Dining['pictures'];
  /** The bars with their hours, instead of its own. */
  readonly bars?: ReactNode;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** A restaurant or meal: pictures, text, weekly hours, whether it is open now, facts, and links to reserve a table and to the menu. */
export function DiningPanel({ place, pictures: [large, small], bars, whatsapp }: DiningPanelProps) {
  const { name, summary, description, hours, facts, reservable, menu } = place;
  const askMenu = <AskMenu name={name} menu={menu} whatsapp={whatsapp} />;
  return (
    <div className={css.panel}>
      {large && (
        <figure className={css.large}>
          <Picture picture={large} sizes="(width < 56.25em) 100vw, 66vw" />
        </figure>
      )}
      <div className={css.words}>
        <h2>{name}</h2>
        <div className={css.side}>
          <p className="lead">{summary}</p>
          {bars ?? <DiningHours hours={hours} />}
          {facts.length > 0 && <Facts className={css.facts} facts={facts} />}
        </div>
        <p className={css.text}>{description}</p>
        <div className={css.acts}>
          {reservable ? (
            <ReserveTable name={name} hours={hours} whatsapp={whatsapp}>
              {askMenu}
            </ReserveTable>
          ) : (
            askMenu
          )}
        </div>
        {small && (
          <figure className={css.small}>
            <Picture picture={small} sizes="(width < 56.25em) 92vw, 28vw" />
            {small.caption && <figcaption className="note soft">{small.caption}</figcaption>}
          </figure>
        )}
      </div>
    </div>
  );
}
