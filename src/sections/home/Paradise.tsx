import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { Stars } from '../../components/ui/Stars';
import * as css from './Paradise.module.css';

export const fragment = graphql`
  fragment Paradise on Section {
    title(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

/** The five-star 'paradise' section at the end of the home page (docs/hotel-rules.md 13.1). */
export function Paradise({ section, stars }: { section: Queries.ParadiseFragment; stars: number }) {
  const [picture] = section.pictures;
  return (
    <section className={css.paradise} aria-labelledby="paraiso">
      {picture && <Picture picture={picture} />}
      <div className={`wrap on-photo ${css.paradiseWords}`}>
        <div className="shade-words">
          <Stars count={stars} />
          <h2 id="paraiso">{section.title}</h2>
        </div>
      </div>
    </section>
  );
}
