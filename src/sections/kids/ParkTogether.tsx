import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import * as css from './ParkTogether.module.css';

export const fragment = graphql`
  fragment ParkTogether on Section {
    title(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

/** A large picture of the park beside what the park says of itself. */
export function ParkTogether({ section, description }: { section: Queries.ParkTogetherFragment; description: string }) {
  const [picture] = section.pictures;
  return (
    <section className={classes('wrap', css.pics)} aria-labelledby="juntos">
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(max-width: 900px) 100vw, 67vw" />
          <figcaption className="note soft">{picture.caption}</figcaption>
        </figure>
      )}
      <div>
        <h2 id="juntos">{section.title}</h2>
        <p className="soft">{description}</p>
      </div>
    </section>
  );
}
