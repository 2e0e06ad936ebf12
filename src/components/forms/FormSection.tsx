import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Paragraphs } from '../ui/Paragraphs';
import { SectionHead } from '../ui/SectionHead';

export function FormSection({ section, className, children }: { section: Queries.SectionTextFragment; className: string | undefined; children: ReactNode }) {
  return (
    <section className={classes('section no-print', className)} aria-labelledby={section.slug}>
      <div className="wrap">
        <SectionHead id={section.slug} title={section.title} lead={section.lead}>
          {section.text.length > 0 && <Paragraphs text={section.text} className="soft" />}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
