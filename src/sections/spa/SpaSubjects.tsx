import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { AskHotel } from '../../components/ui/AskHotel';
import { treatmentsId } from '../../domain/pages/sectionIds';
import * as css from './SpaSubjects.module.css';

export const fragment = graphql`
  fragment SpaSubject on SpaSubject {
    slug
    name(language: $language)
    text(language: $language)
    treatments {
      illustrative
    }
  }
`;

export const section = graphql`
  fragment SpaSection on Section {
    ...SectionText
    pictures {
      ...HalfPicture
      file {
        name
      }
    }
  }
`;

/** The subjects of the spa, one per content file, beside one picture as high as their list. */
export function SpaSubjects({ section, subjects }: { section: Queries.SpaSectionFragment; subjects: readonly Queries.SpaSubjectFragment[] }) {
  const { t } = useI18n(['spa']);
  const [picture] = section.pictures;
  return (
    <section className={`section wrap grid ${css.list}`} aria-labelledby={section.slug}>
      <h2 id={section.slug} className="sr-only">
        {section.title}
      </h2>
      <div className={css.text}>
        <ul data-card="">
          {subjects.map(({ slug, name, text, treatments }) => (
            <li key={slug} id={slug}>
              <h3>
                {treatments ? (
                  <a className="touch underlined" href={`#${treatmentsId(slug)}`}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p className="soft balanced">{text}</p>
            </li>
          ))}
        </ul>
        <AskHotel className={css.ask} question={t('spa:askMessage')} />
      </div>
      {picture && (
        <figure className="filled">
          <Picture picture={picture} sizes="(width < 56.25em) 160vw, 84vw" />
        </figure>
      )}
    </section>
  );
}
