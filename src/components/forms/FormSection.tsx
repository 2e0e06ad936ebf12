import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Paragraphs } from '../ui/Paragraphs';
import { SectionHead } from '../ui/SectionHead';

interface FormSectionProps {
  readonly words: Queries.SectionWordsFragment;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function FormSection({ words, className, children }: FormSectionProps) {
  return (
    <section className={classes('section no-print', className)} aria-labelledby={words.slug}>
      <div className="wrap">
        <SectionHead id={words.slug} title={words.title} lead={words.lead}>
          {words.text.length > 0 && <Paragraphs text={words.text} className="soft" />}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
