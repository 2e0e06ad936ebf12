import { graphql } from 'gatsby';
import { OpenBadge } from '../../components/hours/OpenBadge';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import type { Dining } from './DiningPanel';
import { ReserveTable } from './ReserveTable';
import * as css from './Feijoada.module.css';

export const fragment = graphql`
  fragment Feijoada on Section {
    title(language: $language)
    lead(language: $language)
    pictures {
      ...HalfPicture
      file {
        relativePath
      }
    }
  }
`;

interface FeijoadaProps {
  readonly section: Queries.FeijoadaFragment;
  /** The feijoada itself, with its hours. */
  readonly moment: Dining;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** Saturday's feijoada, with its hours and a table reservation (docs/hotel-rules.md 7.1). */
export function Feijoada({ section: { title, lead, pictures }, moment, whatsapp }: FeijoadaProps) {
  const [picture] = pictures;
  return (
    <section className={css.feijoada} aria-labelledby="sabado">
      <div className={css.image}>{picture && <Picture picture={picture} sizes="(width < 56.25em) 100vw, 55vw" />}</div>
      <div className={css.words}>
        <h2 id="sabado">{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <div className={css.hours}>
          <WeekHours hours={moment.hours} />
          <p className={css.open}>
            <OpenBadge hours={moment.hours} />
          </p>
        </div>
        <ReserveTable name={moment.name} hours={moment.hours} whatsapp={whatsapp} className="btn--line" />
      </div>
    </section>
  );
}
