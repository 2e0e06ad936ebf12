import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Paragraphs } from '../ui/Paragraphs';
import * as css from './Form.module.css';

interface FormSectionProps {
  readonly words: Queries.SectionWordsFragment;
  readonly className: string | undefined;
  /** The form, labelled by the heading whose id is the section's slug. */
  readonly children: ReactNode;
}

/** A section with a form below its heading and text. */
export function FormSection({ words, className, children }: FormSectionProps) {
  return (
    <section className={classes('section', className)} aria-labelledby={words.slug}>
      <div className="wrap">
        <div className={css.intro}>
          <h2 id={words.slug}>{words.title}</h2>
          {words.lead && <p className="soft">{words.lead}</p>}
          <Paragraphs text={words.text} className="soft" />
        </div>
        {children}
      </div>
    </section>
  );
}
