import { ComfortSwitch } from '../../components/comfort/ComfortSwitch';
import { classes } from '../../components/ui/classes';
import { comfortId } from '../../domain/pages/sectionIds';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as rows from '../../styles/TextRows.module.css';
import * as css from './ComfortOffer.module.css';

export function ComfortOffer({ sections }: { sections: readonly Pick<Queries.PlainSectionFragment, 'slug' | 'title' | 'text'>[] }) {
  const words = sections.find(({ slug }) => slug === comfortId);
  if (!words) return null;
  const { title, text } = words;
  return (
    <section id={comfortId} className={classes('wrap scripted no-print', css.comfort)} aria-labelledby={`${comfortId}-titulo`}>
      <div className={`${rows.row} ${css.row}`}>
        <h2 id={`${comfortId}-titulo`}>{title}</h2>
        <div className={`stack gap-5 ${css.words}`}>
          <Paragraphs text={text} />
          <ComfortSwitch />
        </div>
      </div>
    </section>
  );
}
