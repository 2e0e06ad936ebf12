import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import { heroId } from '../../domain/pages/sectionIds';
import * as css from './PlainText.module.css';

/** The top of a page without a picture: text on green. */
export function PlainHead({ heading, lead }: { heading: string; lead: string | null }) {
  return (
    <section id={heroId} className={`on-dark ${css.head}`}>
      <div className="wrap">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </section>
  );
}

/** Headings with paragraphs: privacy, accessibility. */
export function PlainText({ sections }: { sections: readonly Queries.SectionWordsFragment[] }) {
  return (
    <div className={`section wrap ${css.text}`}>
      {sections.map(({ slug, title, text, path, action }) => (
        <section key={slug} aria-labelledby={slug}>
          <h2 id={slug}>{title}</h2>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {path && (
              <SiteLink to={path} className="link">
                {action}
                <Icon name="right" />
              </SiteLink>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
