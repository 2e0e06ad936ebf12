import { Picture } from '../../components/media/Picture';
import { PrintButton } from '../../components/ui/PrintButton';
import { SectionButton } from '../../components/ui/SectionButton';
import * as css from './ResortClosing.module.css';

/** The closing section: one picture, one sentence, one link, and the way to print the page. */
export function ResortClosing({ section }: { section: Queries.ResortSectionFragment }) {
  const [picture] = section.pictures;
  return (
    <section className="on-sand section no-print" aria-labelledby={section.slug}>
      <div className={`wrap row ${css.closing}`}>
        {picture && (
          <figure>
            <Picture picture={picture} sizes="(width < 37.5em) 150vw, 78vw" />
          </figure>
        )}
        <div className={`stack gap-7 ${css.text}`}>
          <h2 id={section.slug}>{section.title}</h2>
          {section.lead && <p className="lead soft">{section.lead}</p>}
          <SectionButton section={section} />
          <PrintButton />
        </div>
      </div>
    </section>
  );
}
