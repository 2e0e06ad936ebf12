import type { ReactNode } from 'react';
import { heroId } from '../../domain/pages/sectionIds';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as rows from '../../styles/TextRows.module.css';
import * as css from './PlainText.module.css';

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

interface PlainTextProps {
  readonly sections: readonly Queries.SectionWordsFragment[];
  /** What is before the text of a section, by its slug. */
  readonly before?: Readonly<Record<string, ReactNode>>;
  /** What is below all sections. */
  readonly children?: ReactNode;
}

export function PlainText({ sections, before = {}, children }: PlainTextProps) {
  return (
    <div className={`section wrap ${rows.rows} ${css.text}`}>
      {sections.map(({ slug, title, text, path, action }) => (
        <section key={slug} className={rows.row}>
          <h2 id={slug}>{title}</h2>
          <div>
            {before[slug]}
            <Paragraphs text={text} />
            {path && <ArrowLink to={path}>{action}</ArrowLink>}
          </div>
        </section>
      ))}
      {children}
    </div>
  );
}
