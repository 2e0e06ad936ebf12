import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Paragraphs } from '../ui/Paragraphs';
import * as columns from '../../styles/BesideHeading.module.css';

interface FormSectionProps {
  readonly words: Queries.SectionWordsFragment;
  readonly className: string | undefined;
  /** Below the text. */
  readonly foot?: ReactNode;
  /** The form, labelled by the heading whose id is the section's slug, or facts. */
  readonly children: ReactNode;
}

/** A section with text on the left and a form, or facts, on the right. */
export function FormSection({ words, className, foot, children }: FormSectionProps) {
  return (
    <section className={classes('section', className)} aria-labelledby={words.slug}>
      <div className="wrap grid">
        <div className={columns.heading}>
          <h2 id={words.slug}>{words.title}</h2>
          {words.lead && <p className="soft">{words.lead}</p>}
          <Paragraphs text={words.text} className="soft" />
          {foot}
        </div>
        <div className={columns.content}>{children}</div>
      </div>
    </section>
  );
}
