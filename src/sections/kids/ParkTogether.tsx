import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
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

interface ParkTogetherProps {
  readonly section: Queries.ParkTogetherFragment;
  readonly description: string;
  /** A link below. */
  readonly children?: ReactNode;
}

/** A large picture of the park beside its description. */
export function ParkTogether({ section, description, children }: ParkTogetherProps) {
  const [picture] = section.pictures;
  return (
    <section className={classes('wrap', css.pics)} aria-labelledby="juntos">
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(width < 56.25em) 100vw, 67vw" />
          <figcaption className="note soft">{picture.caption}</figcaption>
        </figure>
      )}
      <div>
        <h2 id="juntos">{section.title}</h2>
        <p className="soft">{description}</p>
        {children}
      </div>
    </section>
  );
}
