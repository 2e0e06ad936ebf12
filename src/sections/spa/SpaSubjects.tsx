import { graphql } from 'gatsby';
import { Picture } from '../../components/media/Picture';
import * as css from './SpaSubjects.module.css';

export const fragment = graphql`
  fragment SpaSubject on SpaSubject {
    slug
    name(language: $language)
    text(language: $language)
  }
`;

export const inside = graphql`
  fragment SpaInside on Section {
    ...SectionWords
    pictures {
      ...SpaPicture
    }
  }
`;

interface SpaSubjectsProps {
  readonly section: Queries.SpaInsideFragment;
  readonly subjects: readonly Queries.SpaSubjectFragment[];
}

/** What the spa offers, subject by subject, beside one tall picture that stays while they pass. One subject file is one entry. */
export function SpaSubjects({ section, subjects }: SpaSubjectsProps) {
  const [picture] = section.pictures;
  return (
    <section className={`section wrap ${css.list}`} aria-labelledby={section.slug}>
      <h2 id={section.slug} className="sr">
        {section.title}
      </h2>
      <ul>
        {subjects.map(({ slug, name, text }) => (
          <li key={slug} id={slug}>
            <h3>{name}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(max-width: 900px) 160vw, 84vw" />
        </figure>
      )}
    </section>
  );
}
