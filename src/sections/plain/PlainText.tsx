import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import * as css from './PlainText.module.css';

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
