import { ComfortSwitch } from '../../components/comfort/ComfortSwitch';
import { classes } from '../../components/ui/classes';
import { comfortId } from '../../domain/pages/sectionIds';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as rows from '../../styles/TextRows.module.css';
import * as css from './ComfortOffer.module.css';

export function ComfortOffer({ sections }: { sections: readonly Pick<Queries.PlainSectionFragment, 'slug' | 'title' | 'text'>[] }) {
  const section = sections.find(({ slug }) => slug === comfortId);
  if (!section) return null;
  const { title, text } = section;
  return (
    <section id={comfortId} className={classes('wrap scripted no-print', css.comfort)} aria-labelledby={`${comfortId}-titulo`}>
      <div className={`${rows.row} ${css.row}`}>
        <h2 id={`${comfortId}-titulo`}>{title}</h2>
        <div className={`stack gap-5 ${css.text}`}>
          <Paragraphs text={text} />
          <ComfortSwitch />
        </div>
      </div>
    </section>
  );
}
